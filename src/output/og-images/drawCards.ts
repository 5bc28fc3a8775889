import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { ResolvedSite } from "../../config/types";
import { writeWhole } from "../../site/files/writeWhole";
import type { Site } from "../../site/loadSite";
import type { Reporter } from "../build";
import { cardFolder, findCard, listSiteCards } from "./cards";
import type { CardFile } from "./cards";
import { createCardRenderer } from "./createCardRenderer";

/** File names of cards, finished or not; owners may keep other files in the folder. */
const cardName = /-[0-9a-f]{12}\.png(?:\.\d+)?$/;

/**
 * Draws the cards that a folder lacks, and removes those that are no longer
 * needed.
 * @returns the number of cards drawn
 */
export async function drawCards(
  root: string,
  config: ResolvedSite,
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
  const render = await createCardRenderer(root, config);
  const queue = [...missing];
  const drawNext = async (): Promise<void> => {
    const card = queue.shift();
    if (!card) return;
    const file = path.join(folder, card.fileName);
    writeWhole(file, await render(card.text));
    return drawNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return missing.length;
}

/** The drawing of the current build's cards; it ends with how many are new, and how many there are. */
let drawing: Promise<string> | undefined;

/** Starts drawing the cards of a site in worker threads, while Gatsby builds. */
export function startCards(
  root: string,
  { config, entries }: Pick<Site, "config" | "entries">,
): void {
  const shown = entries
    .filter(({ isFallback }) => !isFallback)
    // Previews of the start page have the site's image.
    .filter((entry) => !("home" in entry && entry.home));
  const found = shown.map((entry) => findCard(config, entry));
  const cards = [
    ...found,
    ...listSiteCards(config).map(([, card]) => card),
  ].filter((card) => card !== null);
  const lacking = shown.filter(
    (entry, index) => "date" in entry && !entry.cover && !found[index],
  ).length;
  const others = lacking
    ? `, none for ${lacking} posts with titles whose letters the typefaces lack`
    : "";
  const folder = path.join(root, "public", cardFolder);
  drawing = drawCards(root, config, folder, cards).then(
    (drawn) => `${drawn} new, ${cards.length} in all${others}`,
  );
  // finishCards reports failures.
  drawing.catch(() => undefined);
}

/** Waits for the cards, and reports them. */
export async function finishCards(
  reporter: Pick<Reporter, "activityTimer">,
): Promise<void> {
  if (!drawing) return;
  const activity = reporter.activityTimer("draw social cards");
  activity.start();
  activity.setStatus(await drawing);
  activity.end();
  drawing = undefined;
}
