import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Compiler } from "@rspack/core";

type ChunkGroup = {
  name?: string | null;
  chunks: readonly { files: Iterable<string> }[];
};
const byName = (a: ChunkGroup, b: ChunkGroup) =>
  (a.name ?? "") < (b.name ?? "") ? -1 : 1;

/** Lists the files of each named group of chunks, as addresses: in the order of their names, for bundlers have any. */
export const listChunkFiles = (
  groups: readonly ChunkGroup[],
): Record<string, string[]> =>
  Object.fromEntries(
    [...groups].sort(byName).flatMap(({ name, chunks }) => {
      if (!name) return [];
      const files = chunks.flatMap((chunk) => [...chunk.files]);
      // Scripts of the first page are in its document already.
      const needed = name.startsWith("component---")
        ? files.filter((file) => !file.endsWith(".map"))
        : files.filter(
            (file) => file.startsWith(name) && !file.endsWith(".map"),
          );
      return [[name, needed.map((file) => `/${file}`)]];
    }),
  );

/**
 * Lists all files of a template in the map by which Gatsby prefetches, also
 * those that it shares with other templates. Gatsby lists only files with the
 * template's name, and writes the map just before.
 */
export const mapAllChunks = (root: string) => ({
  rspack: true,
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap("mapAllChunks", ({ compilation }) => {
      const map = JSON.stringify(listChunkFiles(compilation.chunkGroups));
      writeFileSync(path.join(root, "public/chunk-map.json"), map);
    });
  },
});
