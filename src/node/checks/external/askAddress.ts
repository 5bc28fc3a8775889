import { outcomeOf, outcomeOfError } from "./outcome";
import type { Outcome } from "./outcome";

export type AskOptions = {
  /** Milliseconds for one answer. */
  timeout: number;
  /** Who asks: a host's owner should be able to see. */
  userAgent: string;
};

const mostRedirects = 10;
const redirects = new Set([301, 302, 303, 307, 308]);
const forGood = new Set([301, 308]);

/** Asks an address whether it is there: for its head first, and only if that is refused for the whole. */
export async function askAddress(
  url: string,
  options: AskOptions,
): Promise<Outcome> {
  try {
    const head = await follow(url, "HEAD", options);
    if (head.state === "alive" || head.state === "moved") return head;
    return await follow(url, "GET", options);
  } catch (error) {
    return outcomeOfError(error);
  }
}

async function follow(
  url: string,
  method: "HEAD" | "GET",
  { timeout, userAgent }: AskOptions,
): Promise<Outcome> {
  let at = url;
  let isForGood = true;
  for (let step = 0; step <= mostRedirects; step++) {
    const response = await fetch(at, {
      method,
      redirect: "manual",
      headers: { "user-agent": userAgent, accept: "text/html,*/*;q=0.8" },
      signal: AbortSignal.timeout(timeout),
    });
    // Nobody reads it; left alone, it would keep the connection busy.
    await response.body?.cancel();
    const target = response.headers.get("location");
    if (!redirects.has(response.status) || target === null) {
      const hasMoved = isForGood && !isSamePage(url, at);
      return outcomeOf(response, hasMoved ? at : undefined);
    }
    isForGood &&= forGood.has(response.status);
    at = new URL(target, at).href;
  }
  return { state: "dead", detail: `More than ${mostRedirects} redirects` };
}

/** A slash or the safer protocol is nothing to write to an author about. */
const isSamePage = (a: string, b: string) => {
  const bare = (url: string) =>
    url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/?(?:#.*)?$/, "");
  return bare(a) === bare(b);
};
