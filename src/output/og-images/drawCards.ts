import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import type { BaseEntry } from "../../site/content/entry";
import { localeCodes } from "../../config/locales";
import { projectRoot } from "../../site/files/paths";
import { cardFolder, describeSiteCard, findCard } from "./cards";
import type { CardFile } from "./cards";
import { createCardRenderer } from "./createCardRenderer";

/** File names of cards, finished or not; owners may keep other files in the folder. */
const cardName = /-[0-9a-f]{12}\.png(?:\.part)?$/;

/**
 * Draws the cards that a folder lacks, and removes those that are no longer
 * needed.
 * @returns the number of cards drawn
 */
export async function drawCards(
  root: string,
  folder: string,
  cards: readonly CardFile[],
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const needed = new Set(cards.map(({ fileName }) => fileName));
  for (const name of readdirSync(folder)) {
    if (cardName.test(name) && !needed.has(name)) {
      rmSync(path.join(folder, name));
    }
  }
  const missing = cards.filter(
    ({ fileName }) => !existsSync(path.join(folder, fileName)),
  );
  const render = await createCardRenderer(root);
  const queue = [...missing];
  const drawNext = async (): Promise<void> => {
    const card = queue.shift();
    if (!card) return;
    const file = path.join(folder, card.fileName);
    // An interrupted build must not leave half a picture.
    writeFileSync(`${file}.part`, await render(card.text));
    renameSync(`${file}.part`, file);
    return drawNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return missing.length;
}

/** The cards of the current build. */
let drawing: { drawn: Promise<number>; total: number } | undefined;

/** Starts drawing the cards of entries in worker threads while Gatsby builds. */
export function startCards(
  { store }: Pick<CreatePagesArgs, "store">,
  entries: readonly BaseEntry[],
): void {
  const root = projectRoot(store);
  const cards = entries
    .filter(({ isFallback }) => !isFallback)
    .map(findCard)
    .concat(localeCodes.map(describeSiteCard))
    .filter((card) => card !== null);
  const drawn = drawCards(root, path.join(root, "public", cardFolder), cards);
  // finishCards reports failures.
  drawn.catch(() => undefined);
  drawing = { drawn, total: cards.length };
}

export async function finishCards(args: ParentSpanPluginArgs): Promise<void> {
  if (!drawing) return;
  const activity = args.reporter.activityTimer("draw social cards");
  activity.start();
  activity.setStatus(`${await drawing.drawn} new, ${drawing.total} in all`);
  activity.end();
  drawing = undefined;
}
