import path from "node:path";
import { parseDocument } from "yaml";
import type { SiteInput } from "../../config/types";
import { splitFrontMatter } from "../frontMatter";
import type { Answers } from "./answers";
import { composeSite, isExample } from "./composeSite";
import {
  composeStarter,
  findSections,
  hasOtherSection,
  nameEntry,
} from "./composeStarter";
import type { Plan, Project } from "./composeStarter";
import { listLanguages } from "./options";

/** A file to write; one without text goes. */
export type Change = { file: string; text: string | null };

/** What of the example an owner may keep as drafts. */
const drafts = /^content\/(?:blog|projects)\/|^content\/(?:tags|series)\.yaml$/;
const ofExample =
  /^content\/|^static\/logo(?:-dark)?\.svg$|^static\/social(?:-de)?\.png$/;

/** Plans what setup changes: the config, what the example leaves, and the files that a site begins with. */
export function planSetup(answers: Answers, project: Project): Change[] {
  const { site, files, read } = project;
  const plan: Plan = {
    languages: listLanguages(site),
    sections: findSections(files),
    ...answers,
  };
  const isUnused = (file: string) =>
    hasOtherSection(file, plan) ||
    (isEntry(file) && !plan.languages.includes(localeOf(file, site)));
  const isLeft = (file: string) =>
    isExample(site) &&
    ofExample.test(file) &&
    !(answers.start === "drafts" && drafts.test(file));
  const kept = files.filter((file) => !isUnused(file) && !isLeft(file));
  const next = composeSite(site, answers);
  const config = "src/config/site.ts";
  const texts = {
    ...(JSON.stringify(next) !== JSON.stringify(site) && {
      [config]: printSite(read(config), next),
    }),
    ...composeStarter(next, plan, project, kept),
    ...rewriteKept(kept, read, plan, site),
  };
  const stays = (file: string) =>
    file in texts ||
    (kept.includes(file) && placeEntry(file, plan, site) === file);
  return [
    ...Object.entries(texts)
      .filter(([file, text]) => !files.includes(file) || read(file) !== text)
      .map(([file, text]): Change => ({ file, text })),
    ...files
      .filter((file) => !stays(file))
      .map((file): Change => ({ file, text: null })),
  ];
}

/** The config as TypeScript, with the imports and the comment that are above it now; Prettier formats it. */
const printSite = (source: string, site: SiteInput) =>
  `${source.slice(0, source.indexOf("defineSite({"))}defineSite(${JSON.stringify(site)});\n`;

/** The language of an entry's file: the one in its name, or the default. */
function localeOf(file: string, { i18n }: SiteInput): string {
  const [, code = ""] = /[/.]([\w-]+)\.mdx?$/.exec(file) ?? [];
  return code in i18n.locales ? code : i18n.defaultLocale;
}

const isEntry = (file: string) => /^content\/(?:.*\/)?[^_/]+\.mdx?$/.test(file);

/** Where the file of an entry belongs now; one that is named by its language alone stays. */
function placeEntry(file: string, plan: Plan, site: SiteInput): string {
  const code = localeOf(file, site);
  const { dir, name, ext } = path.posix.parse(file);
  if (!isEntry(file) || ext === ".md" || name === code) return file;
  const stem = name.endsWith(`.${code}`) ? path.posix.parse(name).name : name;
  return nameEntry(`${dir}/${stem}`, code, plan);
}

/** Moves entries to the names that they have now, and their links with them; those of the example become drafts. */
function rewriteKept(
  files: readonly string[],
  read: Project["read"],
  plan: Plan,
  site: SiteInput,
): Record<string, string> {
  const base = site.i18n.locales[plan.languages[0] ?? ""]?.path ?? "/";
  const rewrite = (text: string) =>
    base === "/"
      ? text
      : text
          .replaceAll(`](${base}/`, "](/")
          .replace(/\/index(?:\.[\w-]+)?\.mdx(?=[)#])/g, "");
  const moved = files.filter(isEntry).map((file) => {
    const text = rewrite(read(file));
    const name = placeEntry(file, plan, site);
    return [name, isExample(site) ? makeDraft(text) : text] as const;
  });
  return Object.fromEntries(moved);
}

function makeDraft(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  const document = parseDocument(yaml);
  document.set("draft", true);
  if (document.has("authors")) document.set("authors", ["me"]);
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body}`;
}
