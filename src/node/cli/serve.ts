import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { runCommand, UsageError } from "./runCommand";
import { createSiteServer } from "./siteServer";

const usage = `
Serves the built site in public/, as a host does.

  npm run serve
  npm run serve -- --port 8080

  --port   the port; without it, the first free one from 9000 on
`;

const firstPort = 9000;
const lastPort = 9020;

void runCommand({
  usage,
  options: { port: { type: "string", default: process.env.PORT } },
  run: async ({ port }) => {
    const folder = path.resolve("public");
    if (!existsSync(path.join(folder, "index.html"))) {
      throw new UsageError('No build to serve: run "npm run build" first.');
    }
    if (port !== undefined && !/^\d{1,5}$/.test(port)) {
      throw new UsageError(`Invalid port "${port}".`);
    }
    const server = createSiteServer(folder);
    if (port !== undefined) await listen(server, Number(port), Number(port));
    else await listen(server, firstPort, lastPort);
    const { port: own } = server.address() as AddressInfo;
    console.log(`The site is at http://localhost:${own}/`);
    return 0;
  },
});

/** Takes the first port that is free. */
function listen(server: Server, port: number, last: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.removeListener("listening", onListening);
      if (error.code !== "EADDRINUSE") reject(error);
      else if (port < last) resolve(listen(server, port + 1, last));
      else reject(new UsageError(`Port ${port} is in use.`));
    };
    const onListening = () => {
      server.removeListener("error", onError);
      resolve();
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(port);
  });
}
