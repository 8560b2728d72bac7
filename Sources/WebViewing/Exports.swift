// A viewer's phases, sources and failures are types of the state machine's module.
@_exported public import PageLifecycle
