import { withBaseUrl } from "../config/resolved";

/** The path of the stylesheet of bundled fonts, with `fonts: "self-hosted"`. */
const selfHostedStylesheet = "/fonts/fonts.css";

type Fonts =
  "self-hosted" | "system" | { preconnect: string; stylesheet: string };

/** Returns the stylesheet of the web fonts and the host to preconnect to. */
export function getFontStylesheet(fonts: Fonts): {
  href: string | null;
  preconnect: string | null;
} {
  if (fonts === "system") return { href: null, preconnect: null };
  if (fonts === "self-hosted") {
    return { href: withBaseUrl(selfHostedStylesheet), preconnect: null };
  }
  return { href: fonts.stylesheet, preconnect: fonts.preconnect };
}
