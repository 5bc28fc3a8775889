import type { CDPSession } from "@playwright/test";

/**
 * Answers other hosts' stylesheets and fonts with nothing, so that a font
 * provider that is slow or out of reach does not distort the figures. The
 * requests still count.
 */
export async function answerFontsEmpty(
  session: CDPSession,
  origin: string,
): Promise<void> {
  session.on("Fetch.requestPaused", ({ requestId, request, resourceType }) => {
    const answer = request.url.startsWith(`${origin}/`)
      ? session.send("Fetch.continueRequest", { requestId })
      : session.send("Fetch.fulfillRequest", {
          requestId,
          responseCode: 200,
          responseHeaders: emptyHeaders(resourceType),
        });
    // The page may be gone before the answer arrives.
    answer.catch(() => undefined);
  });
  await session.send("Fetch.enable", {
    patterns: [
      { urlPattern: "*", resourceType: "Stylesheet" },
      { urlPattern: "*", resourceType: "Font" },
    ],
  });
}

function emptyHeaders(resourceType: string) {
  const type = resourceType === "Stylesheet" ? "text/css" : "font/woff2";
  return [
    { name: "content-type", value: type },
    { name: "access-control-allow-origin", value: "*" },
  ];
}
