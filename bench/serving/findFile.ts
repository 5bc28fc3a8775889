import { statSync } from "node:fs";
import path from "node:path";

export interface FoundFile {
  file: string;
  status: 200 | 404;
}

/**
 * The file that a static host would answer an address with: clean addresses
 * find `x.html` and `x/index.html`, and what is missing gets the nearest
 * 404.html.
 */
export function findFile(root: string, pathname: string): FoundFile | null {
  const wanted = path.join(root, path.posix.normalize(`/${pathname}`));
  const file = firstFile([
    wanted,
    `${wanted.replace(/\/$/, "")}.html`,
    path.join(wanted, "index.html"),
  ]);
  if (file) return { file, status: 200 };

  const section = pathname.split("/")[1] ?? "";
  const missing = firstFile([
    path.join(root, path.basename(section), "404.html"),
    path.join(root, "404.html"),
  ]);
  return missing ? { file: missing, status: 404 } : null;
}

function firstFile(candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
}
