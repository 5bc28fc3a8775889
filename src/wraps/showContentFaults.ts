type OverlayEvent = {
  action: "SHOW_COMPILE_ERROR" | "CLEAR_COMPILE_ERROR" | "CLEAR_GRAPHQL_ERRORS";
  payload?: string;
};

type Faults = { id: string; message: { text: string }[] | null };

/** webpack-hot-middleware's connection. Heartbeats come over it as well, which are no JSON. */
type HotConnection = {
  addMessageListener: (listener: (event: { data: string }) => void) => void;
};

/** What Gatsby's develop runtime leaves on the window. */
export type DevelopWindow = {
  ___emitter: {
    on: (name: "overlayError", listener: (faults: Faults) => void) => void;
  };
  _gatsbyEvents: {
    push: (event: ["FAST_REFRESH", OverlayEvent]) => void;
  };
  __whmEventSourceWrapper?: Record<string, HotConnection>;
};

/** Whether webpack says that all compiles, whereupon Gatsby clears its overlay. */
function clearsOverlay(data: string): boolean {
  if (!data.startsWith("{")) return false;
  const { errors } = JSON.parse(data) as { errors?: unknown[] };
  return errors?.length === 0;
}

/**
 * Gatsby's overlay knows errors of content as GraphQL errors only, and says
 * so. This shows them as what they are: something that does not compile, with
 * file, line and the lines around it. In develop only.
 */
export function showContentFaults(window: DevelopWindow): void {
  let text: string | undefined;
  const push = (event: OverlayEvent) =>
    window._gatsbyEvents.push(["FAST_REFRESH", event]);
  const show = () => {
    if (text) push({ action: "SHOW_COMPILE_ERROR", payload: text });
  };

  window.___emitter.on("overlayError", ({ id, message }) => {
    if (id !== "content") return;
    // Whatever else Gatsby has to say stays; it says it anew by itself.
    push({ action: "CLEAR_GRAPHQL_ERRORS" });
    text = message?.map((fault) => fault.text).join("\n\n");
    if (text) show();
    else push({ action: "CLEAR_COMPILE_ERROR" });
  });
  for (const connection of Object.values(
    window.__whmEventSourceWrapper ?? {},
  )) {
    connection.addMessageListener(({ data }) => {
      // After all others who hear it.
      if (clearsOverlay(data)) setTimeout(show);
    });
  }
}
