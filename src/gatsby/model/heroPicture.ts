import type { HomeContent } from "../../site/collections/homeFields";
import type { ImageRef } from "../../site/content/images";
import { readIsOpaque, readShape } from "./imageSize";

/** The width of a photo in relation to its height from which it is as wide as the window. */
const wideShape = 1.6;

type HeroPage = {
  home: Pick<HomeContent, "picture"> | null;
  cover: ImageRef | null;
};

/** Tells how the start page shows its picture: as the front matter says, or else by the picture itself. */
export async function tellHeroPicture({
  home,
  cover,
}: HeroPage): Promise<"cutout" | "beside" | "wide" | "none"> {
  if (!cover) return "none";
  if (home?.picture) return home.picture;
  if (!(await readIsOpaque(cover.filePath))) return "cutout";
  const shape = (await readShape(cover.filePath)) ?? 1;
  return shape >= wideShape ? "wide" : "beside";
}
