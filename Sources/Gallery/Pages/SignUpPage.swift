import GLib
import GTKWidgets
import LinkOpening
import LinkRouting
import LinkText
import LinkwayGTK

/// A registration form with the consent sentence under it, whose two links open in the in-app viewer.
@MainActor
final class SignUpPage: DemoPage {
  let name = "Sign up"
  let widget: Widget

  let fields: [Registration.Field: FormField] = [
    .userName: FormField("User name", .freeForm), .email: FormField("E-mail", .email),
    .password: FormField("Password", .password),
  ]
  let button = Button("Create account")
  let consent = LinkLabel(Consent.sentence, styles: Consent.styles)
  let result = Label(styleClasses: ["heading"])
  let opener: LinkOpener

  init(_ context: DemoPageContext) throws {
    opener = LinkOpener(
      try Consent.router(context.server, isOnline: context.isOnline), over: context.window.pointer)
    opener.storage = context.storage
    let heading = Label("Create an account", styleClasses: ["title-1"])
    button.addStyleClass("suggested-action")
    button.addStyleClass("pill")
    result.isVisible = false
    let column = Box(.column, spacing: 18, [heading])
    for field in Registration.Field.allCases { column.append(fields[field]!.widget) }
    for widget in [button, consent, result] as [Widget] { column.append(widget) }
    column.setMargin(24)
    widget = ScrolledWindow(Clamp(column, maximumWidth: 480))
    connect()
  }

  private var registration: Registration {
    Registration(
      userName: fields[.userName]!.entry.text, email: fields[.email]!.entry.text,
      password: fields[.password]!.entry.text)
  }

  private func connect() {
    button.onPress { [weak self] in self?.submit() }
    consent.onActivate = { [weak self] link in self?.opener.open(link) }
    opener.onRefusal = { [weak self] reason in self?.tell(reason.description) }
    for (field, view) in fields {
      view.entry.onSubmit { [weak self] in self?.submit() }
      view.entry.onChange { [weak self, weak view] _ in
        // What is put right loses its words at once; nothing is complained of while it is being typed.
        guard let self, let view, view.problem != nil else { return }
        view.problem = registration.problem(with: field)
      }
    }
  }

  private func submit() {
    let registration = registration
    var firstWrong: FormField?
    for field in Registration.Field.allCases {
      let problem = registration.problem(with: field)
      fields[field]!.problem = problem
      if problem != nil, firstWrong == nil { firstWrong = fields[field] }
    }
    if let firstWrong {
      result.isVisible = false
      firstWrong.entry.grabFocus()
    } else {
      tell("Welcome, \(registration.userName). Your account lives until you close this window.")
    }
  }

  private func tell(_ words: String) {
    result.text = words
    result.isVisible = true
  }
}
