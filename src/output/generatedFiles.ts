import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { projectRoot } from "../site/files/paths";

export type Output = {
  /** The absolute path of public/. */
  folder: string;
  /** Writes a file below public/, unless the owner has a file of that name in static/. */
  write: (name: string, content: string | Buffer) => void;
  /** Writes a file that depends on a key alone, unless the last build wrote it with the same. */
  update: (
    name: string,
    key: string,
    create: () => string | Promise<string | Buffer>,
  ) => Promise<void>;
  /** Writes a file that includes or replaces the owner's file of that name. */
  replace: (name: string, content: string) => void;
  /** Reads the owner's file of that name in static/; empty if there is none. */
  readOwners: (name: string) => string;
  /** Records a file below public/ that something else has written. */
  track: (name: string) => void;
};

/** What a build generated, each with what it depends on if that is known. */
type Keys = Record<string, string>;
const cacheKey = "generated files";

/**
 * Generates files beside the pages. The owner's files win, and files that an
 * earlier build generated and this one did not are removed.
 */
export async function generateFiles(
  { cache, reporter, store }: Pick<BuildArgs, "cache" | "reporter" | "store">,
  generate: (output: Output) => Promise<void>,
): Promise<void> {
  const root = projectRoot(store);
  const ownersFile = (name: string) => path.join(root, "static", name);
  const isOwners = (name: string) => existsSync(ownersFile(name));
  const folder = path.join(root, "public");
  const earlier = ((await cache.get(cacheKey)) ?? {}) as Keys;
  const generated: Keys = {};
  const kept: string[] = [];

  const replace = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    generated[name] = "";
  };
  const write: Output["write"] = (name, content) => {
    if (isOwners(name)) kept.push(name);
    else replace(name, content);
  };
  await generate({
    folder,
    replace,
    write,
    update: async (name, key, create) => {
      const isThere = existsSync(path.join(folder, name));
      if (!isThere || earlier[name] !== key) write(name, await create());
      if (!isOwners(name)) generated[name] = key;
    },
    readOwners: (name) =>
      isOwners(name) ? readFileSync(ownersFile(name), "utf8") : "",
    track: (name) => {
      generated[name] = "";
    },
  });

  for (const name of Object.keys(earlier)) {
    if (name in generated || isOwners(name)) continue;
    rmSync(path.join(folder, name), { force: true });
  }
  await cache.set(cacheKey, generated);
  if (kept.length > 0) {
    reporter.info(
      `Your own files in static/ are used instead of generated ones: ${kept.join(", ")}`,
    );
  }
}
