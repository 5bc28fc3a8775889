import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { once } from "node:events";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { withBaseUrl } from "../config/resolved";
import { localeCodes, localePath } from "../config/locales";
import { hashedPath, immutable, siteHeaders } from "../output/headers";
import { defineCommand, UsageError } from "./command";

const usage = `
Serves the built site in public/, as a host does.

  npm run serve
  npm run serve -- --port 8080

  --port   the port (default: 9000)
`;

export const command = defineCommand({
  usage,
  options: { port: { type: "string", default: process.env.PORT ?? "9000" } },
  run: async ({ port }) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new UsageError(`Invalid --port "${port}". Allowed: 0 to 65535.`);
    }
    const folder = path.resolve("public");
    if (!existsSync(path.join(folder, "index.html"))) {
      throw new UsageError('No build to serve: run "npm run build" first.');
    }
    const server = createSiteServer(folder);
    try {
      await once(server.listen(Number(port)), "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      throw new UsageError(`Port ${port} is in use: choose one with --port.`);
    }
    console.log(`The site is at http://localhost:${port}${withBaseUrl("/")}`);
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
    },
  });
  return createServer((request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(home)) {
      const isStart = url === "/" || `${url}/` === home;
      if (isStart) response.writeHead(302, { Location: home }).end();
      else response.writeHead(404).end("Not found");
      return;
    }
    // Slashes at the beginning would make the first name a host.
    request.url = url.slice(home.length).replace(/^\/*/, "/");
    const [pathname = "/"] = request.url.split("?");
    response.setHeaders(new Map(Object.entries(siteHeaders)));
    compress(request, response, () => {
      serveFile(request, response, () => {
        const page = path.join(folder, findNotFoundPage(pathname));
        response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
        // A rebuild may not have written it yet.
        response.end(existsSync(page) ? readFileSync(page) : "Not found");
      });
    });
  });
}

function findNotFoundPage(pathname: string): string {
  const start = localeCodes
    .map((code) => localePath(code, "/"))
    .find((home) => home !== "/" && `${pathname}/`.startsWith(`${home}/`));
  return `${start ?? ""}/404.html`;
}
