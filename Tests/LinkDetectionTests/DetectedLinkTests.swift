// The detector's tests.
