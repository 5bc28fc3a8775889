import { stringify } from "yaml";
import type { Localized } from "../../config/localize";
import type { SiteInput } from "../../config/types";
import { sectionNames, sections } from "./answers";
import type { Answers } from "./answers";
import { isExample } from "./composeSite";

/** What setup knows of a project; paths are from its root. */
export type Project = {
  site: SiteInput;
  /** The files of content/ and static/. */
  files: readonly string[];
  read: (file: string) => string;
  /** The files that a site begins with, by language and path below content/. */
  starter: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

/** What the translations of an entry have in common: name.mdx and name.fr.mdx. */
const dropLanguage = (file: string) => file.replace(/(?:\.[\w-]+)?\.mdx$/, "");

/**
 * The files that a site begins with, in its languages; one that nobody has
 * translated is in English. Later, only those of a new section or language.
 */
export function composeStarter(
  site: SiteInput,
  plan: Plan,
  { site: before, files, starter, date }: Project,
): Record<string, string> {
  const isFirst = isExample(before);
  const known = findSections(files);
  const isOfNewSection = (file: string) =>
    sectionNames.some(
      (name) => !known.includes(name) && sections[name].files.test(file),
    );
  const translated = new Set(files.map(dropLanguage));
  const isNew = (file: string, code: string) =>
    isFirst ||
    isOfNewSection(file) ||
    (!(code in before.i18n.locales) && translated.has(dropLanguage(file)));
  const [main = ""] = plan.languages;
  const pick = (text: Localized, code: string) =>
    typeof text === "string" ? text : (text[code] ?? text[main] ?? "");
  const entries = plan.languages.flatMap((code) => {
    const fill: Record<string, string> = {
      name: pick(site.title, code),
      profession: pick(site.tagline, code),
      base: code === main ? "" : `/${code.toLowerCase()}`,
      month: date.slice(0, 7),
    };
    return Object.entries(starter[code] ?? starter.en ?? {})
      .map(([file, text]): [string, string] => [
        nameEntry(
          `content/${file.replace("blog/", `blog/${date}-`).replace(/\.mdx$/, "")}`,
          code,
          plan,
        ),
        text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill[key] ?? ""),
      ])
      .filter(([file]) => isNew(file, code));
  });
  const { title, tagline: label, contact } = site;
  const name = pick(title, main);
  const me = { name, email: contact?.email, title: label };
  const data = [
    ["content/authors.yaml", stringify({ me })],
    ["content/cv.yaml", stringify({ basics: { name, label } })],
  ].filter(([file = ""]) => isFirst || isOfNewSection(file));
  return Object.fromEntries(
    [...entries, ...data].filter(([file = ""]) => !hasOtherSection(file, plan)),
  ) as Record<string, string>;
}
