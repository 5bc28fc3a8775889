import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import compression from "compression";
import send from "send";
import { withBaseUrl } from "../config/resolved";
import { localeCodes, localePath } from "../config/locales";
import {
  drawingPolicy,
  hashedPath,
  immutable,
  siteHeaders,
} from "../output/headers";
import { developMark } from "../output/removeUnpublished";
import { webfingerHeaders, webfingerPath } from "../output/webfinger";
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
    // Node would listen on all addresses of the machine.
    if (host === "")
      throw new UsageError("--host has no address (see --help).");
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
    const name = host.includes(":") ? `[${host}]` : host;
    // Of 0, the machine makes a free port.
    const { port: free } = server.address() as AddressInfo;
    if (existsSync(path.join(folder, developMark)))
      console.log(
        'Since the last build, develop has written drafts into it: run "npm run build" again.',
      );
    console.log(`The site is at http://${name}:${free}${withBaseUrl("/")}`);
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
  // A part of a file is counted in its own bytes.
  const compress = compression({
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });
  return createServer((request, response) => {
    const { url = "/", method = "GET" } = request;
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end("Not allowed");
      return;
    }
    const [encoded = "/"] = url.split("?");
    if (!encoded.startsWith(home)) {
      const isStart = encoded === "/" || `${encoded}/` === home;
      if (isStart) response.writeHead(302, { Location: home }).end();
      else response.writeHead(404).end("Not found");
      return;
    }
    const inside = encoded.slice(home.length - 1).replace(/^\/+/, "/");
    const pathname = decodePercent(inside) ?? inside;
    response.setHeaders(new Map(Object.entries(siteHeaders)));
    compress(request, response, () => {
      const file = findFile(folder, pathname);
      if (file) serveFile(request, response, file, pathname);
      else {
        const page = path.join(folder, findNotFoundPage(pathname));
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        // A rebuild may not have written it yet.
        response.end(existsSync(page) ? readFileSync(page) : "Not found");
      }
    });
  });
}

/** Finds the file of an address, which may be a page without its ending; undefined if there is none. */
function findFile(folder: string, pathname: string): string | undefined {
  if (hiddenPath.test(pathname)) return undefined;
  // Joined to a root, dots climb no higher.
  const name = path.join("/", pathname).replace(/[\\/]$/, "");
  return ["", ".html", "/index.html"]
    .map((ending) => path.join(folder, name + ending))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Sends a file, a part of it, or nothing if it is still the same. */
function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  pathname: string,
): void {
  response.setHeader(
    "Cache-Control",
    hashedPath.test(pathname)
      ? immutable
      : "public, max-age=0, must-revalidate",
  );
  const type = types[path.extname(file)];
  if (type) response.setHeader("Content-Type", type);
  if (/\.svg$/i.test(file))
    response.setHeader("Content-Security-Policy", drawingPolicy);
  if (pathname === webfingerPath)
    response.setHeaders(new Map(Object.entries(webfingerHeaders)));
  const options = { cacheControl: false, dotfiles: "allow" } as const;
  send(request, encodeURIComponent(file), options).pipe(response);
}

/** Types of texts, with their encoding, which browsers would guess, and one that is younger than the list of `send`. */
const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
};

/** Matches hidden files, of which only those in .well-known are public, and those that hosts read themselves. */
const hiddenPath = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)\/*$/;

function findNotFoundPage(pathname: string): string {
  const start = localeCodes
    .map((code) => localePath(code, "/"))
    .find((home) => home !== "/" && `${pathname}/`.startsWith(`${home}/`));
  return `${start ?? ""}/404.html`;
}
