import { stringify } from "yaml";
import type { SiteInput } from "../../config/types";
import type { Answers } from "./answers";
import { composeSite } from "./composeSite";
import type { Starter } from "./readStarter";

/** The example's files and folders, which a new site begins without. */
export const exampleFiles = [
  "content",
  "static/favicon.svg",
  "static/logo.svg",
  "static/logo-dark.svg",
  "static/social.png",
  "static/social-de.png",
];

const configFile = "src/config/site.ts";

type Project = {
  /** The config of the example, as TypeScript. */
  config: string;
  /** What a site begins with, by language, the main one first. */
  starters: Readonly<Record<string, Starter>>;
  /** Today: 2026-11-24. */
  date: string;
};

/** The folders of the starter that only some sites have. */
const sectionFolders = {
  blog: "blog/",
  projects: "projects/",
  services: "pages/services/",
  handbook: "docs/",
};

/** Plans the files of a new site, by their paths from the project's root: config, data files and first texts. */
export function planSetup(
  answers: Answers,
  { config, starters, date }: Project,
): Record<string, string> {
  const site = composeSite(answers, starters);
  const { title, tagline } = site;
  const me = { name: site.legal?.name, email: answers.email, title: tagline };
  const basics = { name: site.legal?.name, label: tagline };
  const unused = Object.entries(sectionFolders)
    .filter(([name]) => !answers.sections.some((section) => section === name))
    .map(([, folder]) => folder);
  const texts = Object.entries(starters).flatMap(([code, starter], index) => {
    const isMain = index === 0;
    const pick = (text: SiteInput["title"]) =>
      typeof text === "string" ? text : (text[code] ?? "");
    const values: Record<string, string> = {
      name: pick(title),
      profession: pick(tagline),
      base: isMain ? "" : `/${code.toLowerCase()}`,
      month: date.slice(0, 7),
    };
    return Object.entries(starter.texts)
      .filter(([file]) => !unused.some((folder) => file.startsWith(folder)))
      .map(([file, text]) => [
        nameText(file, isMain ? "" : `.${code}`, date),
        text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ""),
      ]);
  });
  return {
    [configFile]: printSite(config, site),
    ...Object.fromEntries(texts),
    "content/authors.yaml": stringify({ me }),
    ...(answers.sections.includes("cv") && {
      "content/cv.yaml": stringify({ basics }),
    }),
  };
}

/** Names the file of a text: a post begins with its day, and the language stands before the extension. */
const nameText = (file: string, suffix: string, date: string) =>
  `content/${file}`
    .replace("content/blog/", `content/blog/${date}-`)
    .replace(/\.mdx$/, `${suffix}.mdx`);

/** Prints the config below the imports and the comment that the example's has; Prettier formats it. */
const printSite = (example: string, site: SiteInput) =>
  `${example.slice(0, example.indexOf("defineSite({"))}defineSite(${JSON.stringify(site)});\n`;
