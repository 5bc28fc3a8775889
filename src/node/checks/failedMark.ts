import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const markOf = (root: string) => path.join(root, ".cache/checks/failed");

/**
 * Marks the output as one that failed its checks, or takes the mark away.
 * Gatsby writes pages where the last good ones were; a host does not publish
 * what a failed build left, and whoever looks at it here should know.
 */
export function markOutput(root: string, hasFailed: boolean): void {
  const mark = markOf(root);
  if (!hasFailed) {
    rmSync(mark, { force: true });
    return;
  }
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, "");
}

/** Whether the output is one that failed its checks. */
export const isMarkedFailed = (root: string): boolean =>
  existsSync(markOf(root));
