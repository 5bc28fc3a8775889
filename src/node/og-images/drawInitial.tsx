import { Renderer } from "@takumi-rs/core";
import { fromJsx } from "@takumi-rs/helpers/jsx";
import { defaultLocale } from "../../config/locales";
import { localize } from "../../config/localize";
import type { ResolvedSite } from "../../config/types";
import { readFonts } from "./createCardRenderer";

const size = 512;

/** Draws the icon of a site without a favicon: the first letter of its title on a sheet with the margin line. */
export async function drawInitial(
  root: string,
  {
    title,
    colors,
    typefaces,
  }: Pick<ResolvedSite, "title" | "colors" | "typefaces">,
): Promise<Buffer> {
  const { paper, ink, accent } = colors.light;
  const fonts = readFonts(root, typefaces.text, 600);
  const [letter = ""] = localize(title, defaultLocale).toUpperCase();
  const { node } = await fromJsx(
    <div
      style={{
        display: "flex",
        width: size,
        height: size,
        alignItems: "center",
        justifyContent: "center",
        borderLeft: `40px solid ${accent}`,
        background: paper,
        color: ink,
        fontFamily: fonts.map(({ name }) => name).join(", "),
        fontWeight: 600,
        fontSize: 360,
        lineHeight: 1,
      }}
    >
      {letter}
    </div>,
  );
  const image = { width: size, height: size, format: "png", fonts } as const;
  return new Renderer().render(node, image);
}
