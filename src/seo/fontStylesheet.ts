import { withBaseUrl } from "../config/resolved";

/** Where the bundled fonts' style sheet lives in a build with `fonts: "self-hosted"`. */
const selfHostedStylesheet = "/fonts/fonts.css";

type Fonts =
  "self-hosted" | "system" | { preconnect: string; stylesheet: string };

/** The style sheet that brings the web fonts, and the host to connect to early. */
export function fontStylesheet(fonts: Fonts): {
  href: string | null;
  preconnect: string | null;
} {
  if (fonts === "system") return { href: null, preconnect: null };
  if (fonts === "self-hosted") {
    return { href: withBaseUrl(selfHostedStylesheet), preconnect: null };
  }
  return { href: fonts.stylesheet, preconnect: fonts.preconnect };
}
