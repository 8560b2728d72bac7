internal import Foundation

/// Whether the caller runs on the main actor's thread.
func isOnMainActor() -> Bool { Thread.isMainThread }
