#pragma once
// Through CGTK, so that GTK's declarations have one home whatever a Swift file imports.
#include "../CGTK/CGTK.h"
#include <adwaita.h>
