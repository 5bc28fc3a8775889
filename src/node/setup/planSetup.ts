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
import { listLanguages } from "./writeAnswers";

/** A file to write; one without text goes. */
export type Change = { file: string; text: string | null };

/** What the example has for any owner: legal texts, which name nobody. */
const forEverybody = /^content\/pages\/(?:imprint|privacy)\//;
const examplePictures =
  /^static\/(?:favicon|logo|logo-dark)\.svg$|^static\/social(?:-de)?\.png$/;

/** Plans what setup changes: the config, what the example leaves, and the files that a site begins with. */
export function planSetup(answers: Answers, project: Project): Change[] {
  const { site, files, read } = project;
  const isFirst = isExample(site);
  const plan: Plan = {
    languages: listLanguages(site),
    sections: findSections(files),
    ...answers,
  };
  const goes = (file: string) => {
    if (hasOtherSection(file, plan) || hasOtherLanguage(file, plan, site))
      return true;
    if (!isFirst || forEverybody.test(file)) return false;
    const isDraft =
      /^content\/(?:blog|projects)\/|^content\/(?:tags|series)\.yaml$/;
    if (answers.start === "drafts" && isDraft.test(file)) return false;
    return file.startsWith("content/") || examplePictures.test(file);
  };
  const kept = files.filter((file) => !goes(file));
  const next = composeSite(site, answers);
  const texts = {
    ...composeStarter(next, plan, project),
    ...rewriteKept(kept, read, plan, site),
  };
  const stays = (file: string) =>
    file in texts || (!goes(file) && placeEntry(file, plan, site) === file);
  return [
    {
      file: "src/config/site.ts",
      text: printSite(read("src/config/site.ts"), next),
    },
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

const hasOtherLanguage = (file: string, { languages }: Plan, site: SiteInput) =>
  isEntry(file) && !languages.includes(localeOf(file, site));

/** Where the file of an entry belongs now; one that is named by its language alone stays. */
function placeEntry(file: string, plan: Plan, site: SiteInput): string {
  const code = localeOf(file, site);
  const { dir, name, ext } = path.posix.parse(file);
  if (!isEntry(file) || ext === ".md" || name === code) return file;
  const stem = name.endsWith(`.${code}`) ? path.posix.parse(name).name : name;
  return nameEntry(`${dir}/${stem}`, code, plan);
}

/** Moves texts to the names that they have now; those of the example become drafts, but for legal ones. */
function rewriteKept(
  files: readonly string[],
  read: Project["read"],
  plan: Plan,
  site: SiteInput,
): Record<string, string> {
  const { languages } = plan;
  const { locales } = site.i18n;
  const base = locales[languages[0] ?? ""]?.path ?? "/";
  const rewrite = (file: string) => {
    const text =
      base === "/"
        ? read(file)
        : read(file)
            .replaceAll(`](${base}/`, "](/")
            .replace(/\/index(?:\.[\w-]+)?\.mdx(?=[)#])/g, "");
    if (!isExample(site)) return text;
    if (!forEverybody.test(file)) return makeDraft(text);
    return text.replace(/^reviewed: .*\n/m, "");
  };
  const entries = files.filter(isEntry);
  const legal = entries.filter((file) => forEverybody.test(file));
  // A language without legal texts of its own begins with those of another.
  const copies = languages
    .filter((code) => isExample(site) && !(code in locales))
    .flatMap((code) =>
      ["imprint", "privacy"].map((page) => [
        nameEntry(`content/pages/${page}/index`, code, plan),
        rewrite(
          legal.find((file) => file.includes(page)) ??
            `content/pages/${page}/index.mdx`,
        ),
      ]),
    );
  const moved = entries.map((file) => [
    placeEntry(file, plan, site),
    rewrite(file),
  ]);
  return Object.fromEntries([...moved, ...copies]) as Record<string, string>;
}

function makeDraft(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  const document = parseDocument(yaml);
  document.set("draft", true);
  if (document.has("authors")) document.set("authors", ["me"]);
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body}`;
}
