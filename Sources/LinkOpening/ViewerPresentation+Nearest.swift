internal import LinkRouting

extension ViewerPresentation {
  /// The form that a frontend shows for this one: itself where the frontend has it, else the frontend's first.
  func nearest(in offered: [ViewerPresentation]) -> ViewerPresentation {
    offered.contains(self) ? self : offered.first ?? .automatic
  }
}
