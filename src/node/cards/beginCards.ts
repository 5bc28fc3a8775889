import { existsSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { projectRoot } from "../projectRoot";
import { cardFolder } from "./createCardMaker";
import type { CardFile } from "./drawing/drawCards";
import { removeOthers } from "./removeOthers";
import { startDrawing } from "./startDrawing";

/** Cards by name. */
type Cards = ReadonlyMap<string, CardFile>;

/** Cards of the build that is going on. */
let pending: { cards: Cards; drawn: Promise<number> } | undefined;

const folderIn = (root: string) => path.join(root, "public", cardFolder);

/** Begins to draw the cards that are not there; the folder of the site is the cache. */
export function beginCards(root: string, cards: Cards): void {
  const folder = folderIn(root);
  const missing = [...cards.values()].filter(
    ({ name }) => !existsSync(path.join(folder, name)),
  );
  const drawn = startDrawing({ root, folder, cards: missing });
  // Whoever finishes hears of a failure.
  drawn.catch(() => undefined);
  pending = { cards, drawn };
}

/** Waits for the cards, and removes those that no post has any more. */
export async function finishCards(args: ParentSpanPluginArgs): Promise<void> {
  if (!pending) return;
  const { cards, drawn } = pending;
  pending = undefined;
  const activity = args.reporter.activityTimer("draw social cards");
  activity.start();
  activity.setStatus(`${await drawn} new, ${cards.size} in all`);
  activity.end();
  removeOthers(folderIn(projectRoot(args.store)), cards);
}
