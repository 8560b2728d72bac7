#pragma once
#include <webkit/webkit.h>

/// Starts GTK and nothing else, so that both programs begin alike.
static inline void benchmark_start_gtk(void) { gtk_init(); }
