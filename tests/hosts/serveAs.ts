import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { lookup } from "mrmime";
import type { Site } from "./host";
import { hosts, type HostName } from "./hosts";

const plain = "text/plain; charset=utf-8";

/** Looks at a finished site; `redirects` replaces its own rules. */
function siteIn(root: string, redirects?: string): Site {
  const rules = path.join(root, "_redirects");
  return {
    has: (file) =>
      statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ??
      false,
    redirects:
      redirects ?? (existsSync(rules) ? readFileSync(rules, "utf8") : ""),
  };
}

export type Serving = {
  /** Without a slash at its end. */
  origin: string;
  close: () => Promise<void>;
};

/** Serves a finished site in the manner of a host, on a free port. */
export async function serveAs(
  name: HostName,
  root: string,
  redirects?: string,
): Promise<Serving> {
  const site = siteIn(root, redirects);
  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const answer = hosts[name](site, decodeURIComponent(pathname));
    if ("location" in answer) {
      // All of them hand the query on.
      const location = encodeURI(answer.location) + search;
      response.writeHead(answer.status, { location }).end();
    } else if (answer.file === undefined) {
      response.writeHead(404, { "content-type": plain }).end("Not found");
    } else {
      const type = lookup(answer.file) ?? plain;
      response.writeHead(answer.status, { "content-type": type });
      response.end(readFileSync(path.join(root, answer.file)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
