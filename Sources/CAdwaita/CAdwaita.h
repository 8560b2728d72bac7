#pragma once
// Included through CGTK, so that every Swift file sees GTK's declarations from one module.
#include "../CGTK/CGTK.h"
#include <adwaita.h>
