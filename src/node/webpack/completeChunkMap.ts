import { writeFileSync } from "node:fs";
import path from "node:path";

type ChunkGroup = {
  name?: string | undefined;
  chunks: readonly { files: Iterable<string> }[];
};
type Stats = { compilation: { chunkGroups: readonly ChunkGroup[] } };
type Compiler = {
  hooks: {
    done: { tap: (name: string, act: (stats: Stats) => void) => void };
  };
};

/**
 * Each template's files. The style of `app` is in each page, and needs no file.
 *
 * @returns Addresses below the site's prefix, by the name of their group.
 */
const filesByGroup = (groups: readonly ChunkGroup[]) =>
  Object.fromEntries(
    groups.flatMap(({ name, chunks }) => {
      if (!name) return [];
      const files = chunks.flatMap(({ files }) => [...files]);
      const needed = files.filter(
        (file) =>
          file.endsWith(".js") || (name !== "app" && file.endsWith(".css")),
      );
      return [[name, needed.map((file) => `/${file}`)]];
    }),
  );

/**
 * Names in Gatsby's chunk map, which is in each page, all files of a template:
 * Gatsby names those only that no other template needs, so the browser asked
 * for the others when the first had come, though the link that led there was
 * prefetched.
 *
 * Gatsby has written the file when this is asked, and reads it afterwards.
 */
export const completeChunkMap = (root: string) => ({
  apply: ({ hooks }: Compiler): void => {
    hooks.done.tap("completeChunkMap", ({ compilation }) => {
      writeFileSync(
        path.join(root, "public/chunk-map.json"),
        JSON.stringify(filesByGroup(compilation.chunkGroups)),
      );
    });
  },
});
