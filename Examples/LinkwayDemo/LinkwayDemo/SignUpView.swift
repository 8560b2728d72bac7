import Linkway
import SwiftUI

/// A form whose consent sentence has links; they open in a sheet.
struct SignUpView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var refusal = ""
  private let router = Consent.router

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Create Account") {}.disabled(name.isEmpty || password.isEmpty)
        LinkedTextLabel(Consent.sentence)
          .font(.footnote)
          .linkRouter(router, onRefusal: { reason in refusal = "\(reason)" })
        if !refusal.isEmpty { Text(refusal).font(.caption) }
      }
      .navigationTitle("Sign Up")
    }
  }
}
