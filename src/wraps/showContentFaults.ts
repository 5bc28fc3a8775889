type OverlayEvent = {
  action: "SHOW_COMPILE_ERROR" | "CLEAR_COMPILE_ERROR" | "CLEAR_GRAPHQL_ERRORS";
  payload?: string;
};

type Faults = { id: string; message: { text: string }[] | null };

/** What Gatsby's develop runtime leaves on the window. */
export type DevelopWindow = {
  ___emitter: {
    on: (name: "overlayError", listener: (faults: Faults) => void) => void;
  };
  _gatsbyEvents: {
    push: (event: ["FAST_REFRESH", OverlayEvent]) => void;
  };
};

/**
 * Gatsby's overlay knows errors of content as GraphQL errors only, and says
 * so. This shows them as what they are: something that does not compile, with
 * file, line and the lines around it. In develop only.
 */
export function showContentFaults(window: DevelopWindow): void {
  const show = (event: OverlayEvent) =>
    window._gatsbyEvents.push(["FAST_REFRESH", event]);
  window.___emitter.on("overlayError", ({ id, message }) => {
    if (id !== "content") return;
    // Whatever else Gatsby has to say stays; it says it anew by itself.
    show({ action: "CLEAR_GRAPHQL_ERRORS" });
    const text = message?.map((fault) => fault.text).join("\n\n");
    if (text) show({ action: "SHOW_COMPILE_ERROR", payload: text });
    else show({ action: "CLEAR_COMPILE_ERROR" });
  });
}
