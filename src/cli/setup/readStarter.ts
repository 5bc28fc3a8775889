import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { SiteInput } from "../../config/types";
import { listFiles } from "../../site/files/paths";

const folder = path.join(__dirname, "starter");

type Locale = SiteInput["i18n"]["locales"][string];

/** The config of a new site before its owner's answers: texts in all languages, items of all sections. */
export type StarterSite = Pick<
  SiteInput,
  "navbar" | "footer" | "machines" | "projects" | "docs" | "blog" | "search"
> & { locales: Record<string, Partial<Locale>> };

export const readStarterSite = () =>
  parse(readFileSync(path.join(folder, "site.yaml"), "utf8")) as StarterSite;

/** Reads the texts that a site begins with, by paths such as pages/home/index.mdx; in English where nobody has translated them. */
export function readStarter(code: string): Record<string, string> {
  const isTranslated = existsSync(path.join(folder, code));
  const top = path.join(folder, isTranslated ? code : "en");
  const texts = listFiles(top).map((file) => [
    file,
    readFileSync(path.join(top, file), "utf8"),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}
