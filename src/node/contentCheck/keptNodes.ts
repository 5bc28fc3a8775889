import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { textRef } from "../nodes/contentNodes";
import type { TextNode } from "../nodes/contentNodes";

type Kept = { stamp: string; nodes: Node[] };

/**
 * Keeps what a check has read for the next one, in Gatsby's cache folder,
 * where `npm run clean` finds it.
 * @param stamp of the code that reads: what another one kept is not taken
 */
export function keptNodes(root: string, stamp: string) {
  const file = path.join(root, ".cache", "checked-content.json");
  return {
    load: (): Node[] => {
      try {
        const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
        return kept.stamp === stamp ? kept.nodes : [];
      } catch {
        // The first check, or one that was cut off.
        return [];
      }
    },
    save: (nodes: readonly TextNode[]): void => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ stamp, nodes: nodes.map(textRef) }));
    },
  };
}
