import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { mime } from "send";

/**
 * Serves a folder as a small static host with clean addresses. It compresses a
 * file when it is first asked for, by brotli's highest level, and keeps the
 * result: packages that serve files compress each answer again, less well or
 * too slowly.
 * @param port 0 takes a free one
 */
export async function serveFolder(root: string, port = 0) {
  const compressed = new Map<string, Buffer>();
  const compressOnce = (file: string) => {
    const key = `${file} ${statSync(file).mtimeMs}`;
    const body = compressed.get(key) ?? brotliCompressSync(readFileSync(file));
    compressed.set(key, body);
    return body;
  };
  const server = createServer((request, response) => {
    const file = findFile(root, request.url ?? "/");
    if (!file) {
      response.writeHead(404).end("Not found");
      return;
    }
    const type = mime.lookup(file);
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
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => void server.close(),
  };
}

/** Finds the file at an address: x itself, x.html or x/index.html. */
function findFile(root: string, address: string): string | undefined {
  const { pathname } = new URL(address, "http://localhost");
  const wanted = path.join(root, decodeURIComponent(pathname));
  return [
    wanted,
    `${wanted.replace(/\/$/, "")}.html`,
    path.join(wanted, "index.html"),
  ].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
