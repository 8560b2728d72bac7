#!/usr/bin/python3
"""Reads a demo page of the gallery through AT-SPI: the whole sentence, then each link by its name; and follows one.

check-accessibility.py "Sign up"|Styles, on the session bus on which the gallery runs."""
import sys
import time

import pyatspi

SECONDS = 30


def fail(words):
    sys.exit(f"error: accessibility: {words}")


def wait(what, find):
    """The first thing found; complains after some seconds in which nothing is."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # What is being taken down answers with an error of D-Bus.
            found = None
        if found:
            return found
        time.sleep(0.2)
    fail(f"waited {SECONDS} s in vain for {what}")


def walk(node):
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def application():
    return next((app for app in pyatspi.Registry.getDesktop(0) if app and "gallery" in (app.name or "").lower()), None)


def everything():
    return walk(application())


def sentence(start):
    """The label whose name, which is read whole, begins with some words and that has links."""
    return next((node for node in everything() if node.getRoleName() == "label" and node.name.startswith(start)
                 and links(node)), None)


def links(label):
    return [child for child in label if child is not None and child.getRoleName() == "link"]


def expect(what, seen, wanted):
    if seen != wanted:
        fail(f"{what}: read {seen!r}, not {wanted!r}")
    print(f"accessibility: {what}: {seen!r}")


def activate(link):
    action = link.queryAction()
    names = [action.getName(number) for number in range(action.nActions)]
    wanted = [number for number, name in enumerate(names) if "activate" in name]
    if not wanted:
        fail(f"the link “{link.name}” has the actions {names}, none of which follows it")
    if not action.doAction(wanted[0]):
        fail(f"the link “{link.name}” was not followed")


def sign_up():
    label = wait("the consent sentence", lambda: sentence("By creating an account"))
    expect("the sentence", label.name, "By creating an account, you agree to our Terms & Conditions and you "
           "acknowledge that you have read our Privacy Policy.")
    expect("its links", [link.name for link in links(label)], ["Terms & Conditions", "Privacy Policy"])
    text = label.queryText()
    expect("the number of its characters", text.characterCount, len(label.name))
    expect("a part of its text", text.getText(3, 11), "creating")
    expect("the word at an offset", text.getTextAtOffset(5, pyatspi.TEXT_BOUNDARY_WORD_START)[0].strip(), "creating")
    expect("the line at an offset", text.getTextAtOffset(0, pyatspi.TEXT_BOUNDARY_LINE_START)[0][:11], "By creating")
    states = links(label)[0].getState()
    if not states.contains(pyatspi.STATE_FOCUSABLE):
        fail("a link cannot be focused")
    activate(links(label)[0])
    wait("the window “Terms & Conditions”", lambda: next((window for window in application()
                                                          if window.name == "Terms & Conditions"), None))
    print("accessibility: the first link was followed")


def styles():
    label = wait("the links that read alike", lambda: sentence("Read the terms here"))
    expect("links with one name", [(link.name, link.description) for link in links(label)],
           [("here", "Read the terms here"), ("here", "Read the prices here"), ("Help", "Opens the pages of help")])
    activate(links(label)[1])
    wait("the answer of the second “here”", lambda: next(
        (node for node in everything() if "style:prices" in (node.name or "")), None))
    print("accessibility: of two links “here” the second was followed")
    long = wait("the shortened text", lambda: sentence("A long text shows"))
    if "until it shows" not in long.name:
        fail(f"a shortened text is not read whole: {long.name!r}")
    reached = [link.name for link in links(long) if link.getState().contains(pyatspi.STATE_FOCUSABLE)]
    expect("the links that can be reached of a shortened text", reached, ["Links that show", "more"])


{"Sign up": sign_up, "Styles": styles}[sys.argv[1]]()
