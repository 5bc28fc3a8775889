import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { relativePosix } from "../site/files/paths";
import type { BuildCache } from "../site/links/scanPages";
import type { Reporter } from "./build";

type Content = string | Buffer;

/** Writes files below public/, and remembers them for the next build. */
export type Output = {
  /** Writes a file, unless the owner has a file of that name in static/. */
  write: (name: string, content: Content) => void;
  /** Writes a file that depends on a key alone, unless the last build wrote it with the same. */
  update: (
    name: string,
    key: string,
    create: () => Promise<Content>,
  ) => Promise<void>;
  /** Writes a file that includes or replaces the owner's, whose text is empty if there is none. */
  merge: (name: string, create: (owners: string) => string) => void;
};

/** The files that a build generated, each with the key that it depends on if there is one. */
type Keys = Record<string, string>;
const cacheKey = "generated files";

/** True for a path below a folder. */
function isInside(folder: string, file: string): boolean {
  const [first = ""] = relativePosix(folder, file).split("/");
  return first !== "" && first !== ".." && !path.isAbsolute(first);
}

/**
 * Generates files beside the pages. The owner's files win, and files that an
 * earlier build generated and this one did not are removed.
 */
export async function generateFiles(
  root: string,
  { cache, reporter }: { cache: BuildCache; reporter: Pick<Reporter, "info"> },
  generate: (output: Output) => Promise<void>,
): Promise<void> {
  const publicFile = (name: string) => {
    const file = path.join(root, "public", name);
    if (isInside(path.join(root, "public"), file)) return file;
    throw new Error(`A build writes below public/ only, not to ${file}.`);
  };
  const ownersFile = (name: string) => path.join(root, "static", name);
  const isOwners = (name: string) => existsSync(ownersFile(name));
  const earlier = ((await cache.get(cacheKey)) ?? {}) as Keys;
  const generated: Keys = {};
  const kept: string[] = [];

  const put = (name: string, content: Content, key = "") => {
    const file = publicFile(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    generated[name] = key;
  };
  await generate({
    write: (name, content) => {
      if (isOwners(name)) kept.push(name);
      else put(name, content);
    },
    update: async (name, key, create) => {
      const isCurrent = earlier[name] === key && existsSync(publicFile(name));
      if (isOwners(name)) kept.push(name);
      else if (isCurrent) generated[name] = key;
      else put(name, await create(), key);
    },
    merge: (name, create) => {
      put(
        name,
        create(isOwners(name) ? readFileSync(ownersFile(name), "utf8") : ""),
      );
    },
  });

  for (const name of Object.keys(earlier)) {
    if (name in generated || isOwners(name)) continue;
    rmSync(publicFile(name), { force: true });
  }
  await cache.set(cacheKey, generated);
  if (kept.length > 0) {
    reporter.info(
      `Your own files in static/ are used instead of generated ones: ${kept.join(", ")}`,
    );
  }
}
