#pragma once
// Included through CGTK, so that every Swift file sees GLib's declarations from one module.
#include "../CGTK/CGTK.h"
#include <libsoup/soup.h>
