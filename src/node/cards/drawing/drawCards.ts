import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { createPainter } from "./createPainter";
import type { CardTexts } from "./layoutCard";

export type CardFile = {
  /** Name of the picture. It says what is on it, so a file that exists need not be drawn. */
  name: string;
  texts: CardTexts;
};

/** While one card's text is outlined, the other's pixels are painted, in a thread of sharp's. */
const atOnce = 2;

/** Draws cards into a folder, except those that are there; tells how many it drew. */
export async function drawCards(
  root: string,
  folder: string,
  cards: readonly CardFile[],
): Promise<number> {
  sharp.cache(false);
  sharp.concurrency(1);
  mkdirSync(folder, { recursive: true });
  const paint = createPainter(root);
  const left = cards.filter(({ name }) => !existsSync(path.join(folder, name)));
  const count = left.length;
  const work = async () => {
    for (let card = left.pop(); card; card = left.pop()) {
      const file = path.join(folder, card.name);
      // A build that is cut off must not leave half a picture under the name of a whole one.
      writeFileSync(`${file}.part`, await paint(card.texts));
      renameSync(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return count;
}
