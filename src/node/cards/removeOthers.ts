import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Names of cards, also of those that a build was cut off in, and of no other file that an owner might put there. */
const ours = /-[0-9a-f]{12}\.png(?:\.part)?$/;

/** Removes the cards that no post has any more. */
export function removeOthers(
  folder: string,
  kept: { has: (name: string) => boolean },
): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (ours.test(name) && !kept.has(name)) rmSync(path.join(folder, name));
  }
}
