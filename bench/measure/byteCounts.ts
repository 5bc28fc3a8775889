import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface ByteCounts {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Bytes of several files, each compressed by itself, as they travel. */
export function countBytes(contents: readonly Buffer[]): ByteCounts {
  const counts = { raw: 0, gzip: 0, brotli: 0 };
  for (const content of contents) {
    counts.raw += content.length;
    counts.gzip += gzipSync(content, { level: 9 }).length;
    counts.brotli += compressBrotli(content).length;
  }
  return counts;
}

/** Brotli at its best, as a host that compresses ahead of time serves it. */
export function compressBrotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
