import type { CDPSession } from "@playwright/test";

export const kinds = [
  "html",
  "script",
  "style",
  "font",
  "image",
  "json",
  "other",
] as const;

export type Kind = (typeof kinds)[number];

export interface Traffic {
  requests: number;
  thirdParty: number;
  failed: number;
  /** Bytes on the wire until the page had loaded, headers included. */
  bytes: Record<Kind, number>;
  /** Bytes of what was fetched afterwards, such as prefetched pages. */
  later: number;
}

/** Counts what a page fetches; `endLoading` draws the line behind the load. */
export async function recordTraffic(session: CDPSession, origin: string) {
  const traffic: Traffic = {
    requests: 0,
    thirdParty: 0,
    failed: 0,
    bytes: Object.fromEntries(
      kinds.map((kind) => [kind, 0]),
    ) as Traffic["bytes"],
    later: 0,
  };
  const begun = new Map<string, { kind: Kind; isLater: boolean }>();
  let isLater = false;

  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    traffic.requests += 1;
    if (!request.url.startsWith(`${origin}/`)) traffic.thirdParty += 1;
    begun.set(requestId, { kind: "other", isLater });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const entry = begun.get(requestId);
    if (entry) entry.kind = kindOf(response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const entry = begun.get(requestId);
    if (!entry) return;
    if (entry.isLater) traffic.later += encodedDataLength;
    else traffic.bytes[entry.kind] += encodedDataLength;
  });
  session.on("Network.loadingFailed", ({ blockedReason }) => {
    if (!blockedReason) traffic.failed += 1;
  });
  await session.send("Network.enable");

  return { traffic, endLoading: () => void (isLater = true) };
}

function kindOf(mimeType: string): Kind {
  if (/html/.test(mimeType)) return "html";
  if (/javascript/.test(mimeType)) return "script";
  if (/css/.test(mimeType)) return "style";
  if (/json/.test(mimeType)) return "json";
  if (/font|woff/.test(mimeType)) return "font";
  return mimeType.startsWith("image/") ? "image" : "other";
}
