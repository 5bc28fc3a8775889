declare global {
  interface Window {
    ___chunkMapping?: string | Record<string, string[]>;
  }
}

/**
 * Gatsby 5 writes its chunk map into the page as a string of JSON, but reads
 * it as an object: prefetching a link would bring the page's data and never
 * its scripts.
 */
export function parseChunkMapping(target: Window): void {
  if (typeof target.___chunkMapping === "string") {
    target.___chunkMapping = JSON.parse(target.___chunkMapping) as Record<
      string,
      string[]
    >;
  }
}
