import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createPainter } from "./createPainter";
import type { CardTexts } from "./layoutCard";

export type CardFile = {
  /** Name of the picture. It says what is on it, so a file that exists need not be drawn. */
  name: string;
  texts: CardTexts;
};

/** Draws cards into a folder, except those that are there; tells how many it drew. */
export async function drawCards(
  root: string,
  folder: string,
  cards: readonly CardFile[],
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const paint = await createPainter(root);
  const left = cards.filter(({ name }) => !existsSync(path.join(folder, name)));
  for (const { name, texts } of left) {
    const file = path.join(folder, name);
    // A build that is cut off must not leave half a picture under the name of a whole one.
    writeFileSync(`${file}.part`, paint(texts));
    renameSync(`${file}.part`, file);
  }
  return left.length;
}
