extension AttackPage {
  private static let send = "webkit.messageHandlers.say.postMessage"

  static let exhaustions: [AttackPage] = [
    ("a million numbers", "\(send)(Array.from({ length: 1e6 }, (_, i) => i))"),
    ("100,000 objects", "\(send)(Array.from({ length: 1e5 }, (_, i) => ({ a: i, b: 'x', c: [1] })))"),
    ("500,000 keys", "\(send)(Object.fromEntries(Array.from({ length: 5e5 }, (_, i) => ['k' + i, i])))"),
    ("a text of 60 MB", "\(send)('x'.repeat(60e6))"), ("a text of 15 MB", "\(send)('x'.repeat(15e6))"),
    ("wide text", "\(send)('한'.repeat(5e6))"), ("a list in itself", "const a = []; a.push(a); \(send)(a)"),
    ("shared lists", "let d = []; for (let i = 0; i < 40; i++) d = [d, d]; \(send)(d)"),
    ("deep lists", "let d = []; for (let i = 0; i < 5000; i++) d = [d]; \(send)(d)"),
    ("a sparse list", "\(send)(new Array(4e9))"), ("bytes", "\(send)(new Uint8Array(5e7))"),
    (
      "a message that grows as it is read",
      "let n = 0; \(send)({ get a() { return 'x'.repeat(n++ ? 6e7 : 1) } })"
    ),
    ("100,000 messages", "for (let i = 0; i < 1e5; i++) \(send)('x').catch(() => {})"),
    (
      "messages without an end",
      "setInterval(() => { for (let i = 0; i < 500; i++) \(send)(i).catch(() => {}) })"
    ),
    (
      "large messages without an end",
      "const t = 'x'.repeat(5e6); setInterval(() => { \(send)(t).catch(() => {}) }, 5)"
    ),
    ("many handlers' names", "for (let i = 0; i < 1e4; i++) linkway.request('n' + i).catch(() => {})"),
    ("alerts", "for (let i = 0; i < 500; i++) alert(i)"),
    ("prompts", "for (let i = 0; i < 500; i++) prompt('x'.repeat(1e5))"),
    ("windows", "for (let i = 0; i < 200; i++) open('/says?' + i)"),
    ("states", "for (let i = 0; i < 5000; i++) try { history.pushState({}, '', '/' + i) } catch { break }"),
    ("fragments", "for (let i = 0; i < 5000; i++) location.hash = i"),
    ("fragments without an end", "let i = 0; setInterval(() => { location.hash = i++ })"),
    (
      "titles",
      "let i = 0; setInterval(() => { for (let k = 0; k < 50; k++) document.title = 'x'.repeat(1e4) + i++ })"
    ),
    (
      "frames",
      "for (let i = 0; i < 60; i++) { const f = document.createElement('iframe'); f.src = '/says?' + i; document.body.append(f) }"
    ),
    (
      "downloads",
      "for (let i = 0; i < 100; i++) { const a = document.createElement('a'); a.download = 'x'; a.href = 'blob:' + i; a.click() }"
    ),
    ("cookies", "for (let i = 0; i < 2000; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(1000)"),
    ("storage", "try { for (let i = 0; ; i++) localStorage.setItem(i, 'x'.repeat(1e5)) } catch {}"),
    ("console", "for (let i = 0; i < 2e4; i++) console.log('x'.repeat(100))"),
    ("errors", "setInterval(() => { for (let i = 0; i < 100; i++) Promise.reject(new Error(i)) })"),
    ("loads without an end", "let i = 0; setInterval(() => { location = '/slow?' + i++ }, 5)"),
    ("a script without an end", "while (true);"),
    ("promises without an end", "const f = () => Promise.resolve().then(f); f()"),
    ("values for nobody", "for (let i = 0; i < 1e5; i++) linkway.send({ i })"),
    (
      "requests for the screen",
      "setInterval(() => document.documentElement.requestFullscreen().catch(() => {}), 5)"
    ),
    (
      "requests for devices",
      "for (let i = 0; i < 200; i++) navigator.geolocation.getCurrentPosition(() => {}, () => {})"
    ),
  ].map { script(.exhaust, $0.0, $0.1) }
}
