// The measure: what a program in C does with WebKitGTK, without any layer.
#include "../CWebKitForC/CWebKitForC.h"
#include <string.h>

static WebKitWebView *view;
static int rounds, done;
static gint64 begin;
static const char *mode;
static char *html;

static const char *page =
    "<script>let i = 0;"
    "async function ask(n) { for (let k = 0; k < n; k++) await webkit.messageHandlers.ask.postMessage('message ' + k); "
    "webkit.messageHandlers.done.postMessage('done'); }"
    "function next() { webkit.messageHandlers.app.postMessage('message ' + i++); }"
    "const list = Array.from({ length: 10000 }, (_, n) => ({ id: n, name: 'item ' + n, tags: [1, 2], isSold: n % 2 === 0 }));"
    "function nextList() { list[0].id = i++; webkit.messageHandlers.app.postMessage(JSON.stringify(list)); }"
    "</script><p>Page</p>";

static const char *paragraph =
    "By using the service you agree to these <a href='/terms'>terms</a>. You may use it only as the law allows, and we "
    "may change it, <b>suspend</b> it or end it at any time, with notice where the law asks for notice.";

static gboolean is(const char *name) { return strcmp(mode, name) == 0; }

static void evaluated(GObject *object, GAsyncResult *result, gpointer data) {
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(view, result, NULL);
  if (value) g_object_unref(value);
}

static void run(const char *script) {
  webkit_web_view_evaluate_javascript(view, script, -1, NULL, NULL, NULL, evaluated, NULL);
}

static void load_page(void) { webkit_web_view_load_html(view, html, "http://127.0.0.1/"); }

static void start_batch(int count) {
  if (count == 0) benchmark_end();
  rounds = count;
  done = 0;
  begin = g_get_monotonic_time();
  if (is("ask")) {
    char script[64];
    g_snprintf(script, sizeof script, "ask(%d); 0", rounds);
    run(script);
  } else if (is("message") || is("json")) {
    run(is("json") ? "nextList(); 0" : "next(); 0");
  } else {
    load_page();
  }
}

static void end_batch(void) { start_batch(benchmark_next(g_get_monotonic_time() - begin, rounds)); }

static void loaded(WebKitWebView *v, WebKitLoadEvent event, gpointer data) {
  if (event != WEBKIT_LOAD_FINISHED) return;
  if (rounds == 0) return start_batch(benchmark_next(0, 0));
  if (is("ask") || is("message") || is("json")) return;
  if (++done == rounds) end_batch();
  else load_page();
}

static gboolean decide(WebKitWebView *v, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type, gpointer data) {
  webkit_policy_decision_use(decision);
  return TRUE;
}

static void message(WebKitUserContentManager *m, JSCValue *value, gpointer data) {
  if (!jsc_value_is_string(value)) abort();
  char *text = jsc_value_to_string(value);
  g_free(text);
  if (++done == rounds) end_batch();
  else run(is("json") ? "nextList(); 0" : "next(); 0");
}

static gboolean ask(WebKitUserContentManager *m, JSCValue *value, WebKitScriptMessageReply *reply, gpointer data) {
  if (!jsc_value_is_string(value)) abort();
  char *text = jsc_value_to_string(value);
  JSCValue *answer = jsc_value_new_string(jsc_value_get_context(value), text);
  webkit_script_message_reply_return_value(reply, answer);
  g_object_unref(answer);
  g_free(text);
  return TRUE;
}

static void finished(WebKitUserContentManager *m, JSCValue *value, gpointer data) { end_batch(); }

static void write_page(void) {
  GString *text = g_string_new(page);
  // A page as terms and conditions are: some headings, many paragraphs.
  for (int i = 0; is("loads") && i < 100; i++)
    g_string_append_printf(text, "<h2>%d. Heading</h2><p>%s</p>", i, paragraph);
  html = g_string_free(text, FALSE);
}

int main(int count, char **arguments) {
  mode = count > 1 ? arguments[1] : "ask";
  benchmark_start_gtk();
  write_page();
  WebKitNetworkSession *session = webkit_network_session_new_ephemeral();
  WebKitUserContentManager *manager = webkit_user_content_manager_new();
  g_signal_connect(manager, "script-message-received::app", G_CALLBACK(message), NULL);
  g_signal_connect(manager, "script-message-received::done", G_CALLBACK(finished), NULL);
  g_signal_connect(manager, "script-message-with-reply-received::ask", G_CALLBACK(ask), NULL);
  webkit_user_content_manager_register_script_message_handler(manager, "app", NULL);
  webkit_user_content_manager_register_script_message_handler(manager, "done", NULL);
  webkit_user_content_manager_register_script_message_handler_with_reply(manager, "ask", NULL);
  view = g_object_new(WEBKIT_TYPE_WEB_VIEW, "network-session", session, "user-content-manager", manager, NULL);
  g_object_ref_sink(view);
  g_signal_connect(view, "load-changed", G_CALLBACK(loaded), NULL);
  g_signal_connect(view, "decide-policy", G_CALLBACK(decide), NULL);
  load_page();
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
