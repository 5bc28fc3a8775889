import { createElement } from "react";
import satori from "satori";
import { cardSize } from "./layoutCard";
import type { Run } from "./layoutCard";
import { filesFor, fontsOf } from "./typefaces";
import type { Typefaces } from "./typefaces";

/** The data of SVG paths in an SVG; satori's masks around them hide nothing and take as long as they do. */
const pathData = / d="([^"]*)"/g;

/** The outlines of a line of text whose baseline is at 0, as data of an SVG path. */
async function outline(run: Run, faces: Typefaces): Promise<string> {
  const { text, face, size, tracking, right } = run;
  const files = filesFor(faces[face], text);
  const style = {
    position: "absolute" as const,
    right,
    top: -(files[0]?.baseline ?? 0) * size,
    fontFamily: files.map(({ name }) => name).join(", "),
    fontSize: size,
    lineHeight: 1,
    letterSpacing: `${tracking}em`,
    whiteSpace: "pre",
  };
  const line = createElement("div", { style }, text);
  const fonts = fontsOf(files);
  const svg = await satori(line, { ...cardSize, fonts });
  return Array.from(svg.matchAll(pathData), ([, data]) => data).join("");
}

/** Makes outlines; those of texts that many cards share, such as the site's title, once. */
export function createOutliner(faces: Typefaces) {
  const shared = new Map<string, string>();
  return async (run: Run): Promise<string> => {
    const key = `${run.face} ${run.right ?? ""} ${run.text}`;
    const known = run.isShared ? shared.get(key) : undefined;
    const data = known ?? (await outline(run, faces));
    if (run.isShared) shared.set(key, data);
    return data;
  };
}
