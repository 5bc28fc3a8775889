import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { compressBrotli } from "../measure/byteCounts";
import { contentTypes, isCompressible } from "./contentTypes";
import { findFile } from "./findFile";

type Encoding = "br" | "gzip" | "identity";

/**
 * A static host in small: brotli and gzip, clean addresses, 404.html. Any
 * generator's build can be served by it, so that all are weighed alike.
 */
export function createStaticServer(folder: string): Server {
  const root = path.resolve(folder);
  const bodies = new Map<string, Buffer>();

  const readBody = (file: string, encoding: Encoding): Buffer => {
    const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
    const known = bodies.get(key);
    if (known) return known;
    const body = compress(readFileSync(file), encoding);
    bodies.set(key, body);
    return body;
  };

  return createServer((request, response) => {
    const pathname = readPathname(request.url);
    const found = pathname === null ? null : findFile(root, pathname);
    if (!found) {
      response.writeHead(404).end("Not found");
      return;
    }
    const type =
      contentTypes[path.extname(found.file)] ?? "application/octet-stream";
    const encoding = isCompressible(type)
      ? chooseEncoding(request.headers["accept-encoding"])
      : "identity";
    const body = readBody(found.file, encoding);
    response.writeHead(found.status, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": "no-cache",
      vary: "accept-encoding",
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
}

function readPathname(address = "/"): string | null {
  try {
    return decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    return null;
  }
}

function chooseEncoding(accepted: string | string[] = ""): Encoding {
  if (/\bbr\b/.test(String(accepted))) return "br";
  return /\bgzip\b/.test(String(accepted)) ? "gzip" : "identity";
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return compressBrotli(body);
  return encoding === "gzip" ? gzipSync(body, { level: 9 }) : body;
}
