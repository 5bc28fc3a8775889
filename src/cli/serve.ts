import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { once } from "node:events";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { withBaseUrl } from "../config/resolved";
import { localeCodes, localePath } from "../config/locales";
import {
  drawingPolicy,
  hashedPath,
  immutable,
  siteHeaders,
} from "../output/headers";
import { decodePercent } from "../lib/address";
import { defineCommand, UsageError } from "./command";

const usage = `
Serves the built site in public/, as a host does.

  npm run serve
  npm run serve -- --port 8080

  --port   the port (default: 9000)
  --host   the address to listen on, such as 0.0.0.0 for other devices in your
           network (default: localhost, which only this machine reaches)
`;

export const command = defineCommand({
  usage,
  options: {
    port: { type: "string", default: process.env.PORT ?? "9000" },
    host: { type: "string", default: "localhost" },
  },
  run: async ({ port, host }) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new UsageError(`Invalid --port "${port}". Allowed: 0 to 65535.`);
    }
    const folder = path.resolve("public");
    if (!existsSync(path.join(folder, "index.html"))) {
      throw new UsageError('No build to serve: run "npm run build" first.');
    }
    const server = createSiteServer(folder);
    try {
      await once(server.listen(Number(port), host), "listening");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
        throw new UsageError(`This machine has no address "${host}".`);
      if (code !== "EADDRINUSE") throw error;
      throw new UsageError(`Port ${port} is in use: choose one with --port.`);
    }
    console.log(`The site is at http://${host}:${port}${withBaseUrl("/")}`);
    return 0;
  },
});

/**
 * Serves a built site as a host does: compressed, with its headers, and with the
 * not-found page in the language of the address. A rebuild needs no restart.
 * @param folder the absolute path of public/
 */
export function createSiteServer(folder: string): Server {
  const home = withBaseUrl("/");
  const compress = compression();
  const serveFile = sirv(folder, {
    // Reads the folder at each request: a rebuild changes it.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      response.setHeader(
        "Cache-Control",
        hashedPath.test(pathname)
          ? immutable
          : "public, max-age=0, must-revalidate",
      );
      const type = textTypes[path.extname(pathname)];
      if (type) response.setHeader("Content-Type", `${type}; charset=utf-8`);
      if (/\.svg$/i.test(pathname))
        response.setHeader("Content-Security-Policy", drawingPolicy);
    },
  });
  return createServer((request, response) => {
    const { url = "/", method = "GET" } = request;
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end("Not allowed");
      return;
    }
    if (!url.startsWith(home)) {
      const isStart = url === "/" || `${url}/` === home;
      if (isStart) response.writeHead(302, { Location: home }).end();
      else response.writeHead(404).end("Not found");
      return;
    }
    // Slashes at the beginning would make the first name a host.
    request.url = url.slice(home.length).replace(/^\/*/, "/");
    const [encoded = "/"] = request.url.split("?");
    const pathname = decodePercent(encoded) ?? encoded;
    // Of sirv's parser, which leaves "#" and "?" in names of files encoded.
    Object.assign(request, { _parsedUrl: { pathname, raw: request.url } });
    if (!isRange(request.headers.range)) delete request.headers.range;
    response.setHeaders(new Map(Object.entries(siteHeaders)));
    compress(request, response, () => {
      const serve = hiddenPath.test(pathname) ? skip : serveFile;
      serve(request, response, () => {
        const page = path.join(folder, findNotFoundPage(pathname));
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        // A rebuild may not have written it yet.
        response.end(existsSync(page) ? readFileSync(page) : "Not found");
      });
    });
  });
}

/** Texts in UTF-8: browsers would guess. */
const textTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".txt": "text/plain",
  ".vcf": "text/vcard",
  ".vtt": "text/vtt",
};

/** True for a range that ends after it begins; sirv ends the process at any other. */
function isRange(range = ""): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

/** Matches hidden files, of which only those in .well-known are public, and those that hosts read themselves. */
const hiddenPath = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)\/*$/;

const skip = (_request: unknown, _response: unknown, next: () => void) => {
  next();
};

function findNotFoundPage(pathname: string): string {
  const start = localeCodes
    .map((code) => localePath(code, "/"))
    .find((home) => home !== "/" && `${pathname}/`.startsWith(`${home}/`));
  return `${start ?? ""}/404.html`;
}
