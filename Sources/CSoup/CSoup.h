#pragma once
// Through CGTK, so that GLib's declarations have one home whatever a Swift file imports.
#include "../CGTK/CGTK.h"
#include <libsoup/soup.h>
