/// The values that the user enters to sign up, and their errors.
struct Registration: Equatable {
  enum Field: CaseIterable {
    case userName
    case email
    case password
  }

  var userName = ""
  var email = ""
  var password = ""

  /// The error message of a field; nil where the field is valid.
  func problem(with field: Field) -> String? {
    switch field {
    case .userName:
      return userName.allSatisfy(\.isWhitespace) ? "Choose a user name." : nil
    case .email:
      if email.allSatisfy(\.isWhitespace) { return "Write your e-mail address." }
      let parts = email.split(separator: "@", omittingEmptySubsequences: false)
      let isAddress =
        parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !email.contains(where: \.isWhitespace)
      return isAddress ? nil : "An e-mail address looks like name@example.com."
    case .password:
      if password.isEmpty { return "Choose a password." }
      return password.count < 8 ? "Make it at least 8 characters long." : nil
    }
  }
}
