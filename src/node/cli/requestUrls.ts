import { setTimeout as wait } from "node:timers/promises";
import { groupBy } from "../../lib/groupBy";

/** What came of a request. */
export type UrlResult = {
  /** `broken`: nobody can open it; `unknown`: only a browser, a login or another hour can tell. */
  status: "ok" | "redirected" | "broken" | "unknown";
  reason: string;
};

export type RequestOptions = {
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** Milliseconds between two requests to one host. */
  pause: number;
  userAgent: string;
};

/** Hosts that are requested at a time. */
const parallelHosts = 8;

/** Requests each address once: hosts side by side, the addresses of a host one after another. */
export async function requestUrls(
  urls: readonly string[],
  options: RequestOptions,
  onResult: (url: string, result: UrlResult) => void = () => undefined,
): Promise<Map<string, UrlResult>> {
  const results = new Map<string, UrlResult>();
  const hosts = groupBy([...new Set(urls)], (url) => new URL(url).host);
  const queue = hosts.values();
  const work = async () => {
    for (const [, own] of queue) {
      for (const [index, url] of own.entries()) {
        if (index > 0) await wait(options.pause);
        const result = await requestUrl(url, options);
        results.set(url, result);
        onResult(url, result);
      }
    }
  };
  await Promise.all(Array.from({ length: parallelHosts }, work));
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
    return toResult(url, head.ok ? head : await request("GET"));
  } catch (error) {
    return explain(error as Error);
  }
}

function toResult(url: string, response: Response): UrlResult {
  const { ok, status, statusText, url: last } = response;
  const reason = `${status} ${statusText}`.trim();
  if (status === 404 || status === 410) return { status: "broken", reason };
  if (!ok) return { status: "unknown", reason };
  if (isSamePage(url, last)) return { status: "ok", reason };
  return { status: "redirected", reason: `Redirects to ${last}` };
}

/** A slash, "www." and the safer protocol are no other page. */
const isSamePage = (a: string, b: string): boolean => {
  const bare = (url: string) =>
    url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/?$/, "");
  return bare(a) === bare(b);
};

export const unknownHost = "No such host";

function explain({ name, message, cause }: Error): UrlResult {
  const { code = "" } = (cause ?? {}) as { code?: string };
  if (code === "ENOTFOUND") return { status: "broken", reason: unknownHost };
  if (/CERT|VERIFY/.test(code)) {
    return { status: "broken", reason: `Invalid certificate (${code})` };
  }
  const reason =
    name === "TimeoutError"
      ? "No answer in time"
      : `No answer: ${code || message}`;
  return { status: "unknown", reason };
}
