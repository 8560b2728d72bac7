// The measure: what a program in C does with WebKitGTK, without any layer.
#include "../CWebKitForC/CWebKitForC.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static GMainLoop *loop;
static WebKitWebView *view;
static int rounds, done;
static gint64 begin;
static const char *mode;

static const char *page =
    "<script>const n = %d; let i = 0;"
    "async function ask() { for (let k = 0; k < n; k++) await webkit.messageHandlers.ask.postMessage('message ' + k); "
    "webkit.messageHandlers.done.postMessage('done'); }"
    "function next() { webkit.messageHandlers.app.postMessage('message ' + i++); }"
    "</script><p>Page</p>";

static const char *paragraph =
    "By using the service you agree to these <a href='/terms'>terms</a>. You may use it only as the law allows, and we "
    "may change it, <b>suspend</b> it or end it at any time, with notice where the law asks for notice.";

static long anonymous_memory(void) {
  FILE *status = fopen("/proc/self/status", "r");
  char line[256];
  long kilobytes = 0;
  while (status && fgets(line, sizeof line, status)) sscanf(line, "RssAnon: %ld", &kilobytes);
  if (status) fclose(status);
  return kilobytes;
}

static void end(void) {
  printf("%.2f %ld\n", (double)(g_get_monotonic_time() - begin) / rounds, anonymous_memory());
  g_main_loop_quit(loop);
}

static void evaluated(GObject *object, GAsyncResult *result, gpointer data) {
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(view, result, NULL);
  if (value) g_object_unref(value);
}

static void run(const char *script) {
  webkit_web_view_evaluate_javascript(view, script, -1, NULL, NULL, NULL, evaluated, NULL);
}

static void load_page(void) {
  GString *text = g_string_new(NULL);
  g_string_printf(text, page, rounds);
  // A page as terms and conditions are: some headings, many paragraphs.
  for (int i = 0; strcmp(mode, "loads") == 0 && i < 100; i++)
    g_string_append_printf(text, "<h2>%d. Heading</h2><p>%s</p>", i, paragraph);
  char *html = g_string_free(text, FALSE);
  webkit_web_view_load_html(view, html, "http://127.0.0.1/");
  g_free(html);
}

static void loaded(WebKitWebView *v, WebKitLoadEvent event, gpointer data) {
  if (event != WEBKIT_LOAD_FINISHED) return;
  if (strcmp(mode, "loads") == 0 || strcmp(mode, "blank") == 0) {
    if (begin == 0) begin = g_get_monotonic_time();
    if (done++ == rounds) end();
    else load_page();
    return;
  }
  begin = g_get_monotonic_time();
  run(strcmp(mode, "ask") == 0 ? "ask(); 0" : "next(); 0");
}

static gboolean decide(WebKitWebView *v, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type, gpointer data) {
  webkit_policy_decision_use(decision);
  return TRUE;
}

static void message(WebKitUserContentManager *m, JSCValue *value, gpointer data) {
  char *text = jsc_value_to_string(value);
  g_free(text);
  if (++done == rounds) end();
  else run("next(); 0");
}

static gboolean ask(WebKitUserContentManager *m, JSCValue *value, WebKitScriptMessageReply *reply, gpointer data) {
  char *text = jsc_value_to_string(value);
  JSCValue *answer = jsc_value_new_string(jsc_value_get_context(value), text);
  webkit_script_message_reply_return_value(reply, answer);
  g_object_unref(answer);
  g_free(text);
  return TRUE;
}

static void finished(WebKitUserContentManager *m, JSCValue *value, gpointer data) { end(); }

int main(int count, char **arguments) {
  mode = count > 1 ? arguments[1] : "ask";
  rounds = count > 2 ? atoi(arguments[2]) : 1000;
  gtk_init();
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
  loop = g_main_loop_new(NULL, FALSE);
  load_page();
  g_main_loop_run(loop);
  fflush(NULL);
  _Exit(0);
}
