import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { lookup } from "mrmime";
import { defineCommand, UsageError } from "../src/node/cli/command";
import { compressBrotli } from "./builds/weighPage";
import { readCount, runCommand } from "./runCommand";

const usage = `
Serves the build of any generator, for measuring.

  npm run bench:serve -- public
  npm run bench:serve -- bench/.work/docusaurus/build --port 9101

  --port   the port (default: 9100)
`;

const command = defineCommand({
  usage,
  options: { port: { type: "string", default: "9100" } },
  maxPositionals: 1,
  run: ({ port }, [folder]) => {
    if (!folder || !existsSync(folder)) {
      throw new UsageError("Name the folder of a build (see --help).");
    }
    createStaticServer(path.resolve(folder))
      .listen(readCount("--port", port), "127.0.0.1")
      .on("listening", () => {
        console.log(`${folder} is at http://127.0.0.1:${port}`);
      });
    return 0;
  },
});

/**
 * A static host in small, with clean addresses. It compresses a file when it is
 * first asked for, at the highest level, and keeps the result: packages that
 * serve files compress each answer anew, less well or too slowly.
 */
function createStaticServer(root: string): Server {
  const compressed = new Map<string, Buffer>();
  const compressOnce = (file: string) => {
    const key = `${file} ${statSync(file).mtimeMs}`;
    const body = compressed.get(key) ?? compressBrotli(readFileSync(file));
    compressed.set(key, body);
    return body;
  };
  return createServer((request, response) => {
    const file = findFile(root, request.url ?? "/");
    if (!file) {
      response.writeHead(404).end("Not found");
      return;
    }
    const type = lookup(file) ?? "application/octet-stream";
    const isText = /^text\/|json|xml|javascript|wasm/.test(type);
    const takesBrotli = /\bbr\b/.test(`${request.headers["accept-encoding"]}`);
    const isCompressed = isText && takesBrotli;
    const body = isCompressed ? compressOnce(file) : readFileSync(file);
    response.writeHead(200, {
      "content-type": isText ? `${type}; charset=utf-8` : type,
      "content-length": body.length,
      "cache-control": "no-cache",
      ...(isCompressed && { "content-encoding": "br" }),
    });
    response.end(body);
  });
}

/** The file at an address: the very one, x.html or x/index.html. */
function findFile(root: string, address: string): string | undefined {
  const { pathname } = new URL(address, "http://localhost");
  const wanted = path.join(root, decodeURIComponent(pathname));
  return [
    wanted,
    `${wanted.replace(/\/$/, "")}.html`,
    path.join(wanted, "index.html"),
  ].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

runCommand(command);
