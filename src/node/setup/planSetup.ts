import { parseDocument } from "yaml";
import type { SiteInput } from "../../config/types";
import { splitFrontMatter } from "../frontMatter";
import { localizeAnswer } from "./answers";
import type { Answers, Section } from "./answers";
import { composeSite, isExample } from "./composeSite";

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

/** A file to write; one without text goes. */
export type Change = { file: string; text: string | null };

const sectionFiles: Record<Section, RegExp> = {
  blog: /^content\/(?:blog\/|(?:tags|series)\.ya?ml$)/,
  projects: /^content\/projects\//,
  services: /^content\/pages\/services\//,
  handbook: /^content\/docs[@/]/,
  cv: /^content\/cv\.ya?ml$/,
};

/** What the example has for any owner: legal texts, which name nobody. */
const forEverybody = /^content\/pages\/(?:imprint|privacy)\//;
const examplePictures =
  /^static\/(?:favicon|logo|logo-dark)\.svg$|^static\/social(?:-de)?\.png$/;

/** Plans what setup changes: the config, what the example leaves, and the files that a site begins with. */
export function planSetup(answers: Answers, project: Project): Change[] {
  const { site, files, read } = project;
  const isFirst = isExample(site);
  const keepsDrafts = answers.start === "drafts";
  const goes = (file: string) => {
    if (hasOtherSection(file, answers) || hasOtherLanguage(file, answers, site))
      return true;
    if (!isFirst || forEverybody.test(file)) return false;
    const isDraft =
      /^content\/(?:blog|projects)\/|^content\/(?:tags|series)\.yaml$/;
    if (keepsDrafts && isDraft.test(file)) return false;
    return file.startsWith("content/") || examplePictures.test(file);
  };
  const gone = files.filter(goes);
  const kept = files.filter((file) => !gone.includes(file));
  const texts = {
    ...(isFirst ? rewriteKept(kept, read, answers, site) : {}),
    ...composeStarter(answers, project),
  };
  const written = Object.entries(texts)
    .filter(([file]) => isFirst || !files.includes(file))
    .filter(([file, text]) => !files.includes(file) || read(file) !== text)
    .map(([file, text]): Change => ({ file, text }));
  const rewritten = written.map(({ file }) => file);
  return [
    {
      file: "src/config/site.ts",
      text: printSite(read("src/config/site.ts"), composeSite(site, answers)),
    },
    ...written,
    ...gone
      .filter((file) => !rewritten.includes(file))
      .map((file): Change => ({ file, text: null })),
  ];
}

/** The config as TypeScript, with the imports and the comment that are above it now; Prettier formats it. */
const printSite = (source: string, site: SiteInput) =>
  `${source.slice(0, source.indexOf("defineSite({"))}defineSite(${JSON.stringify(site)});\n`;

const hasOtherSection = (file: string, { sections }: Answers) =>
  Object.entries(sectionFiles).some(
    ([section, pattern]) => !sections.includes(section) && pattern.test(file),
  );

/** Whether a file is written in a language that goes. */
function hasOtherLanguage(
  file: string,
  { languages }: Answers,
  { i18n }: SiteInput,
): boolean {
  const [, code] = /[/.]([\w-]+)\.mdx?$/.exec(file) ?? [];
  const isLanguage = code !== undefined && code in i18n.locales;
  return isLanguage && !languages.includes(code);
}

/** Makes drafts of the example's posts and projects, and points links to where languages are now. */
function rewriteKept(
  files: readonly string[],
  read: Project["read"],
  { languages }: Answers,
  { i18n }: SiteInput,
): Record<string, string> {
  const texts = files
    .filter((file) => /^content\/.*\.mdx?$/.test(file))
    .map((file): [string, string] => {
      const source = read(file);
      const [main = ""] = languages;
      const path = i18n.locales[main]?.path ?? "/";
      const moved = source.replaceAll(`](${path}/`, "](/");
      const text = path === "/" ? source : moved;
      return [file, forEverybody.test(file) ? text : makeDraft(text)];
    });
  const legal = texts.filter(([file]) => forEverybody.test(file));
  // A language without legal texts of its own begins with those of another.
  const [from = ""] = Object.keys(i18n.locales);
  const copies = languages
    .filter((code) => !(code in i18n.locales))
    .flatMap((code) =>
      ["imprint", "privacy"].map((page): [string, string] => [
        `content/pages/${page}/${code}.mdx`,
        legal.find(([file]) => file.includes(page))?.[1] ??
          read(`content/pages/${page}/${from}.mdx`),
      ]),
    );
  return Object.fromEntries([...texts, ...copies]);
}

function makeDraft(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  const document = parseDocument(yaml);
  document.set("draft", true);
  if (document.has("authors")) document.set("authors", ["me"]);
  return `---\n${document.toString({ lineWidth: 0 })}---\n${body}`;
}

/** The files that a site begins with, in its languages; one that nobody has translated is in English. */
function composeStarter(
  answers: Answers,
  { starter, date }: Project,
): Record<string, string> {
  const { languages, name, profession, email } = answers;
  const professions = localizeAnswer(profession, languages);
  const files = languages.flatMap((code, index) => {
    const fill: Record<string, string> = {
      name,
      profession:
        typeof professions === "string"
          ? professions
          : (professions[code] ?? profession),
      base: index === 0 ? "" : `/${code.toLowerCase()}`,
      date,
      month: date.slice(0, 7),
    };
    return Object.entries(starter[code] ?? starter.en ?? {}).map(
      ([file, text]): [string, string] => [
        `content/${placeStarter(file, code, index === 0, date)}`,
        text
          .replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill[key] ?? "")
          .replace(/(?<=\/)\w+(?=\.mdx\))/g, code),
      ],
    );
  });
  const yaml = (value: object) => JSON.stringify(value, null, 2) + "\n";
  const tagline = professions;
  return Object.fromEntries(
    [
      ...files,
      ["content/authors.yaml", yaml({ me: { name, email, title: tagline } })],
      ["content/cv.yaml", yaml({ basics: { name, label: tagline } })],
    ].filter(([file = ""]) => !hasOtherSection(file, answers)),
  ) as Record<string, string>;
}

/** Where a file of the starter goes: docs have their language in the name, save the main one. */
function placeStarter(
  file: string,
  code: string,
  isMain: boolean,
  date: string,
): string {
  const name = file.replace(/\.mdx$/, "");
  if (name.startsWith("docs/"))
    return isMain ? `${name}.mdx` : `${name}.${code}.mdx`;
  return `${name.replace("blog/", `blog/${date}-`)}/${code}.mdx`;
}
