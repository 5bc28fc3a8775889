import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import path from "node:path";
import { siteConfig } from "../../src/config/resolved";
import { createSiteServer } from "../../src/cli/serve";
import { siteRoot } from "../siteRoot";

declare global {
  interface Window {
    /** Errors and warnings of this document, if it runs scripts. */
    problems?: string[];
  }
}

/** Runs in a page before all else: no driver reports errors of every engine. */
function recordProblems(siteUrl: string): void {
  const problems: string[] = [];
  window.problems = problems;
  const note = (what: unknown) => problems.push(String(what));
  for (const level of ["error", "warn"] as const) {
    console[level] = (...all: unknown[]) => note(all.join(" "));
  }
  window.addEventListener("error", ({ error, message }) => {
    // No fault: after a resize WebKit lays out the bar twice in a frame, and says
    // that observers hear of the second time in the next. Chromium would report
    // a loop of our own making in the other tests.
    if (message.startsWith("ResizeObserver loop")) return;
    note(error ?? message);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", (violation) => {
    // Firefox fetches the next page of a list, whose address is the real site's.
    if (violation.blockedURI.startsWith(siteUrl)) return;
    note(`${violation.violatedDirective} blocks ${violation.blockedURI}`);
  });
}

/**
 * Serves the built site for smoke tests: each document records its problems, or
 * runs no script where the address ends with "?no-script".
 */
export async function serveSite() {
  const built = createSiteServer(path.join(siteRoot, "public")).listen(0);
  await once(built, "listening");
  const source = `http://localhost:${(built.address() as AddressInfo).port}`;
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    void (async () => {
      const answer = await fetch(source + url, {
        headers: { "accept-encoding": "identity" },
      });
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.statusCode = answer.status;
      response.setHeader("Content-Type", type);
      if (!type.startsWith("text/html")) {
        response.end(body);
        return;
      }
      if (url.endsWith("?no-script")) {
        // The only way to go without that all engines know.
        response.setHeader(
          "Content-Security-Policy",
          "sandbox allow-same-origin allow-forms",
        );
      }
      const recorder = `<script>(${String(recordProblems)})("${siteConfig.url}")</script>`;
      response.end(String(body).replace("<head>", `<head>${recorder}`));
    })().catch(() => response.destroy());
  }).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      built.close();
    },
  };
}
