#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <webkit/webkit.h>

// What both programs share: how they begin, and how they talk with the driver.

/// Starts GTK and nothing else, so that both programs begin alike.
static inline void benchmark_start_gtk(void) { gtk_init(); }

/// The process's anonymous memory in kilobytes.
static inline long benchmark_memory(void) {
  FILE *status = fopen("/proc/self/status", "r");
  char line[256];
  long kilobytes = 0;
  while (status && fgets(line, sizeof line, status)) sscanf(line, "RssAnon: %ld", &kilobytes);
  if (status) fclose(status);
  return kilobytes;
}

/// Waits for the driver's word and gives the next batch's number of rounds; 0 at the end.
/// It holds up the main thread on purpose: while the other program is measured, this one does nothing at all.
static inline int benchmark_wait(void) {
  char line[64];
  return fgets(line, sizeof line, stdin) ? atoi(line) : 0;
}

/// Reports to the driver the time of a batch for each of its rounds, and waits for the next batch.
static inline int benchmark_next(gint64 microseconds, int rounds) {
  printf("%.3f %ld\n", rounds ? (double)microseconds / rounds : 0.0, benchmark_memory());
  fflush(stdout);
  return benchmark_wait();
}

/// Ends the program at once; what it leaves behind is the system's to clear away.
static inline void benchmark_end(void) { _Exit(0); }
