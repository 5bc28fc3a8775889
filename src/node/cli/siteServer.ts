import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { localeCodes, localePath } from "../../config/locales";

/** Names that change with their content: scripts, and what webpack puts into static/. */
const hashed = /[-.][0-9a-f]{8}\.(?:js|css)$|^\/static\//;

/**
 * Serves a built site as a host does: compressed, with cache headers, and with
 * the not-found page in the language of the address. A rebuild needs no restart.
 * @param folder the absolute path of public/
 */
export function createSiteServer(folder: string): Server {
  const compress = compression();
  const serveFile = sirv(folder, {
    // Reads the folder at each request: a rebuild changes it.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      response.setHeader(
        "Cache-Control",
        hashed.test(pathname)
          ? "public, max-age=31536000, immutable"
          : "public, max-age=0, must-revalidate",
      );
    },
  });
  return createServer((request, response) => {
    // Slashes at the beginning would make the first name a host.
    request.url = (request.url ?? "/").replace(/^\/+/, "/");
    const [pathname = "/"] = request.url.split("?");
    compress(request, response, () => {
      serveFile(request, response, () => {
        const page = path.join(folder, notFoundPage(pathname));
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        // A rebuild may not have written it yet.
        response.end(existsSync(page) ? readFileSync(page) : "Not found");
      });
    });
  });
}

const notFoundPage = (pathname: string): string => {
  const locale = localeCodes
    .map((code) => localePath(code, "/"))
    .find((start) => start !== "/" && `${pathname}/`.startsWith(`${start}/`));
  return `${locale ?? ""}/404.html`;
};
