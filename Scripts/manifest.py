"""What Package.swift declares, for Linux and for Apple platforms together; the one source of the modules' dependencies."""
import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = {
    "0 C": ("CGTK", "CAdwaita", "CWebKitGTK", "CSoup", "CPhoneNumber", "CGLibShims", "GLib"),
    "1 text": ("LinkDetection", "DataDetection", "WebAddress", "JSONSyntax", "LinkText"),
    "2 rules": ("LinkSafety", "WebPolicy", "LinkRouting", "PageLifecycle"),
    "2 engine": ("WebKit",),
    "3 web": ("WebViewing", "LinkOpening"),
    "3 toolkit": ("GTKWidgets", "PageServer"),
    "4 frontends": ("LinkwayGTK", "LinkwayApple"),
    "4 umbrella": ("Linkway",),
    "5 apps": ("LinkwayCommand", "Gallery"),
}
C_MODULES = {module for module in LAYERS["0 C"] if module != "GLib"}


class Module:
    """A target of the package."""

    def __init__(self, target, folder):
        self.name = target["name"]
        self.folder = folder
        self.is_test = target["type"] == "test" or folder.startswith("Tests/")
        self.dependencies = set()
        for dependency in target["dependencies"]:
            self.dependencies.add(next(iter(dependency.values()))[0])


def evaluate(text):
    """Runs a manifest; nothing is built."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Package.swift").write_text(text, encoding="utf-8")
        command = ["swift", "package", "--package-path", folder, "dump-package"]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def read():
    """The modules by name, and the names of those that are products. A module of several platforms has all their dependencies."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    modules, products = {}, set()
    for condition in ("true", "false"):
        package = evaluate(text.replace("#if os(Linux)", f"#if {condition}"))
        for product in package["products"]:
            products.update(product["targets"])
        for target in package["targets"]:
            folder = target.get("path") or ("Tests/" if target["type"] == "test" else "Sources/") + target["name"]
            module = Module(target, folder)
            if module.name in modules:
                module.dependencies |= modules[module.name].dependencies
            modules[module.name] = module
    return modules, products


def layer_of(name):
    """The layer of a module, or None where the list above does not name it."""
    return next((layer for layer, names in LAYERS.items() if name in names), None)
