import { setTimeout as wait } from "node:timers/promises";
import { groupBy } from "../../lib/groupBy";

/** What came of a request. */
export type UrlResult = {
  /** `broken`: there is no such page; `unknown`: only a browser, a login or another hour can tell. */
  status: "ok" | "redirected" | "broken" | "unknown";
  reason: string;
};

type RequestOptions = {
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** Milliseconds between two requests to one host. */
  pause: number;
  userAgent: string;
};

/** Requests each address once: hosts side by side, the addresses of a host one after another. */
export async function requestUrls(
  urls: readonly string[],
  options: RequestOptions,
  onResult: (url: string, result: UrlResult) => void = () => undefined,
): Promise<Map<string, UrlResult>> {
  const results = new Map<string, UrlResult>();
  const hosts = groupBy([...new Set(urls)], (url) => new URL(url).host);
  const requestHost = async (own: readonly string[]) => {
    for (const [index, url] of own.entries()) {
      if (index > 0) await wait(options.pause);
      const result = await requestUrl(url, options);
      results.set(url, result);
      onResult(url, result);
    }
  };
  await Promise.all(hosts.map(([, own]) => requestHost(own)));
  return results;
}

/** Requests an address: its head, and the whole where that is refused. */
async function requestUrl(
  url: string,
  { timeout, userAgent }: RequestOptions,
): Promise<UrlResult> {
  const request = async (method: "HEAD" | "GET") => {
    const response = await fetch(url, {
      method,
      headers: { "user-agent": userAgent, accept: "text/html,*/*;q=0.8" },
      signal: AbortSignal.timeout(timeout),
    });
    // Left alone, it would keep the connection busy.
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await request("HEAD");
    return readResponse(url, head.ok ? head : await request("GET"));
  } catch (error) {
    return readError(error as Error);
  }
}

function readResponse(url: string, response: Response): UrlResult {
  const { ok, status, statusText, url: last } = response;
  const reason = `${status} ${statusText}`.trim();
  if (status === 404 || status === 410) return { status: "broken", reason };
  if (!ok) return { status: "unknown", reason };
  // A slash, "www." and the safer protocol make no other page.
  const isMoved = barePage(url) !== barePage(last);
  return isMoved
    ? { status: "redirected", reason: `Redirects to ${last}` }
    : { status: "ok", reason };
}

const barePage = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/?$/, "");

/** For an address whose host has no IP address. */
export const unknownHost: UrlResult = {
  status: "broken",
  reason: "No such host",
};

function readError({ message, cause }: Error): UrlResult {
  const { code = "" } = (cause ?? {}) as { code?: string };
  if (code === "ENOTFOUND") return unknownHost;
  return /CERT|VERIFY/.test(code)
    ? { status: "broken", reason: `Invalid certificate (${code})` }
    : { status: "unknown", reason: `No answer: ${code || message}` };
}
