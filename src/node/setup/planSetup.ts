import path from "node:path";
import { parseDocument } from "yaml";
import type { SiteInput } from "../../config/types";
import { splitFrontMatter } from "../frontMatter";
import { listUnused, localizeAnswer } from "./answers";
import type { Answers } from "./answers";
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

/** What the example has for any owner: legal texts, which name nobody. */
const forEverybody = /^content\/pages\/(?:imprint|privacy)\//;
const examplePictures =
  /^static\/(?:favicon|logo|logo-dark)\.svg$|^static\/social(?:-de)?\.png$/;

/** Plans what setup changes: the config, what the example leaves, and the files that a site begins with. */
export function planSetup(answers: Answers, project: Project): Change[] {
  const { site, files, read } = project;
  const isFirst = isExample(site);
  const goes = (file: string) => {
    if (hasOtherSection(file, answers) || hasOtherLanguage(file, answers, site))
      return true;
    if (!isFirst || forEverybody.test(file)) return false;
    const isDraft =
      /^content\/(?:blog|projects)\/|^content\/(?:tags|series)\.yaml$/;
    if (answers.start === "drafts" && isDraft.test(file)) return false;
    return file.startsWith("content/") || examplePictures.test(file);
  };
  const kept = files.filter((file) => !goes(file));
  const starter = Object.entries(composeStarter(answers, project)).filter(
    ([file]) => isFirst || !files.includes(file),
  );
  const texts = {
    ...Object.fromEntries(starter),
    ...rewriteKept(kept, read, answers, site),
  };
  const stays = (file: string) =>
    file in texts || (!goes(file) && placeEntry(file, answers, site) === file);
  return [
    {
      file: "src/config/site.ts",
      text: printSite(read("src/config/site.ts"), composeSite(site, answers)),
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

const hasOtherSection = (file: string, answers: Answers) =>
  listUnused(answers).some(({ files }) => files.test(file));

/** The language of an entry's file: the one in its name, or the default. */
function localeOf(file: string, { i18n }: SiteInput): string {
  const [, code = ""] = /[/.]([\w-]+)\.mdx?$/.exec(file) ?? [];
  return code in i18n.locales ? code : i18n.defaultLocale;
}

const isEntry = (file: string) => /^content\/(?:.*\/)?[^_/]+\.mdx?$/.test(file);

const hasOtherLanguage = (
  file: string,
  { languages }: Answers,
  site: SiteInput,
) => isEntry(file) && !languages.includes(localeOf(file, site));

/** The file of an entry in a language: name.mdx in the main one, name.fr.mdx in others. */
const nameEntry = (stem: string, code: string, { languages }: Answers) =>
  `${stem}${code === languages[0] ? "" : `.${code}`}.mdx`;

/** Where the file of an entry belongs now; one that is named by its language alone stays. */
function placeEntry(file: string, answers: Answers, site: SiteInput): string {
  const code = localeOf(file, site);
  const { dir, name, ext } = path.posix.parse(file);
  if (!isEntry(file) || ext === ".md" || name === code) return file;
  const stem = name.endsWith(`.${code}`) ? path.posix.parse(name).name : name;
  return nameEntry(`${dir}/${stem}`, code, answers);
}

/** Moves texts to the names that they have now; those of the example become drafts, but for legal ones. */
function rewriteKept(
  files: readonly string[],
  read: Project["read"],
  answers: Answers,
  site: SiteInput,
): Record<string, string> {
  const { languages } = answers;
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
        nameEntry(`content/pages/${page}/index`, code, answers),
        rewrite(
          legal.find((file) => file.includes(page)) ??
            `content/pages/${page}/index.mdx`,
        ),
      ]),
    );
  const moved = entries.map((file) => [
    placeEntry(file, answers, site),
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
        nameEntry(
          `content/${file.replace("blog/", `blog/${date}-`).replace(/\.mdx$/, "")}`,
          code,
          answers,
        ),
        text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fill[key] ?? ""),
      ],
    );
  });
  const yaml = (value: object) => JSON.stringify(value, null, 2) + "\n";
  return Object.fromEntries(
    [
      ...files,
      [
        "content/authors.yaml",
        yaml({ me: { name, email, title: professions } }),
      ],
      ["content/cv.yaml", yaml({ basics: { name, label: professions } })],
    ].filter(([file = ""]) => !hasOtherSection(file, answers)),
  ) as Record<string, string>;
}
