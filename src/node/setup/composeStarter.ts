import path from "node:path";
import { stringify } from "yaml";
import type { SiteInput } from "../../config/types";
import { sectionNames, sections } from "./answers";
import type { Answers } from "./answers";
import { isExample } from "./composeSite";
import { pickText } from "./options";

/** What setup knows of a project; paths are from its root. */
export type Project = {
  site: SiteInput;
  /** The files of content/ and static/. */
  files: readonly string[];
  read: (file: string) => string;
  /** The files that a site begins with, by path: en/pages/home/index.mdx. */
  starter: Readonly<Record<string, string>>;
  /** Today: 2026-11-24. */
  date: string;
};

/** The answers, with what the site has where nothing was asked. */
export type Plan = Answers & Required<Pick<Answers, "languages" | "sections">>;

/** The sections that have files. */
export const findSections = (files: readonly string[]) =>
  sectionNames.filter((name) =>
    files.some((file) => sections[name].files.test(file)),
  );

/** Whether a file is of a section that the site does without. */
export const hasOtherSection = (file: string, plan: Plan) =>
  sectionNames.some(
    (name) => !plan.sections.includes(name) && sections[name].files.test(file),
  );

/** The file of an entry in a language: name.mdx in the main one, name.fr.mdx in others. */
export const nameEntry = (stem: string, code: string, { languages }: Plan) =>
  `${stem}${code === languages[0] ? "" : `.${code}`}.mdx`;

/** Pages that a site with legal details is not published without. */
const legalPages = ["content/pages/imprint", "content/pages/privacy"];

/**
 * The files that a site begins with, in its languages; one that nobody has
 * translated is in English. Later, only those of a new section, of a new
 * language with texts of its own, and pages that nothing would be left of.
 * @param kept the files that stay
 */
export function composeStarter(
  site: SiteInput,
  plan: Plan,
  { site: before, files, starter, date }: Project,
  kept: readonly string[],
): Record<string, string> {
  const isFirst = isExample(before);
  const known = findSections(files);
  const isOfNewSection = (file: string) =>
    sectionNames.some(
      (name) => !known.includes(name) && sections[name].files.test(file),
    );
  const isNew = (file: string, hasNewLanguage: boolean) => {
    const folder = path.posix.dirname(file);
    const isThere = (name: string) => name.startsWith(folder);
    if (isFirst || isOfNewSection(file)) return true;
    if (kept.some(isThere)) return hasNewLanguage;
    return files.some(isThere) || legalPages.includes(folder);
  };
  const [main = ""] = plan.languages;
  const entries = plan.languages.flatMap((code) => {
    const fill: Record<string, string> = {
      name: pickText(site.title, code, main),
      profession: pickText(site.tagline, code, main),
      base: code === main ? "" : `/${code.toLowerCase()}`,
      month: date.slice(0, 7),
    };
    const hasTexts = `${code}/pages/home/index.mdx` in starter;
    const source = hasTexts ? code : "en";
    const hasNewLanguage = hasTexts && !(code in before.i18n.locales);
    return Object.entries(starter)
      .filter(([file]) => file.startsWith(`${source}/`))
      .map(([file, text]): [string, string] => {
        const stem = file
          .replace(`${source}/`, "content/")
          .replace("blog/", `blog/${date}-`)
          .replace(/\.mdx$/, "");
        return [
          nameEntry(stem, code, plan),
          text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill[key] ?? ""),
        ];
      })
      .filter(([file]) => isNew(file, hasNewLanguage));
  });
  const { title, tagline: label, contact } = site;
  const name = pickText(title, main, main);
  const me = { name, email: contact?.email, title: label };
  const data = [
    ["content/authors.yaml", stringify({ me })],
    ["content/cv.yaml", stringify({ basics: { name, label } })],
  ].filter(([file = ""]) => isFirst || isOfNewSection(file));
  return Object.fromEntries(
    [...entries, ...data].filter(([file = ""]) => !hasOtherSection(file, plan)),
  ) as Record<string, string>;
}
