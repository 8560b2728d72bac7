/// Where a viewer keeps cookies, caches and the like.
public enum DataStorage: Hashable, Sendable {
  /// On disk, shared by the program's viewers.
  case shared
  /// In memory, for one viewer alone; it leaves nothing behind.
  case inMemory
}
