import type { CreatePagesArgs, Node } from "gatsby";
import { defaultLocale } from "../config/locales";
import { fillGaps } from "../lib/fillGaps";
import type { Catalogue } from "../lib/fillGaps";
import type { ContentProblem } from "./content/problem";

type LocaleNode = Node & { language: string; ns: string; data: string };

/** Interface texts that a language lacks; pages show the default locale's instead. */
export function checkStrings({
  getNodesByType,
}: Pick<CreatePagesArgs, "getNodesByType">): ContentProblem[] {
  const nodes = getNodesByType("Locale") as LocaleNode[];
  return nodes.flatMap(({ language, ns, data }) => {
    const source = nodes.find(
      (other) => other.language === defaultLocale && other.ns === ns,
    );
    if (!source || language === defaultLocale) return [];
    const own = JSON.parse(data) as Catalogue;
    const { missing } = fillGaps(own, JSON.parse(source.data) as Catalogue);
    return missing.map((key) => ({
      severity: "warning" as const,
      file: `locales/${language}/${ns}.json`,
      field: key,
      message: `This text is missing; pages show the one of "${defaultLocale}".`,
      fix: `Add "${key}", as in locales/${defaultLocale}/${ns}.json.`,
    }));
  });
}
