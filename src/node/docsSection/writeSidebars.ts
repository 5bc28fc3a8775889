import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Sidebar } from "./sidebar";

/** The folder of sidebars below public/. */
export const sidebarsFolder = "docs-sidebars";

/** Writes the HTML of all sidebars into the output, and removes that of others. */
export function writeSidebars(
  root: string,
  { versions }: { versions: readonly { sidebars: readonly Sidebar[] }[] },
): void {
  const folder = path.join(root, "public", sidebarsFolder);
  const wanted = new Map(
    versions
      .flatMap(({ sidebars }) => sidebars)
      .map(({ file, html }) => [path.basename(file), html] as const),
  );
  if (wanted.size === 0) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder));
  for (const [name, html] of wanted) {
    // Its name is a hash of it.
    if (!there.has(name)) writeFileSync(path.join(folder, name), html);
  }
  for (const name of there) {
    if (!wanted.has(name)) rmSync(path.join(folder, name));
  }
}
