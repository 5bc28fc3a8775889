import type { ReactElement } from "react";
import { absoluteUrl } from "../config/absoluteUrl";
import { languageLinks } from "../config/languageLinks";
import type { Alternate } from "../lib/routeContext";

/** The page's translations, its own version included; nothing where there is none. */
export const languageTags = ({
  alternates,
}: {
  alternates: readonly Alternate[];
}): ReactElement[] =>
  languageLinks(alternates).map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(path)} />
  ));
