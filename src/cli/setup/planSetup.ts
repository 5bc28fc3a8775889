import { stringify } from "yaml";
import type { SiteInput } from "../../config/types";
import type { Answers } from "./answers";
import { composeSite, pickText } from "./composeSite";
import { readStarter, readStarterSite } from "./readStarter";

/** The example's files and folders, which a new site begins without; it keeps the icon until there is another. */
export const exampleFiles = [
  "content",
  "static/logo.svg",
  "static/logo-dark.svg",
  "static/social.png",
  "static/social-de.png",
];

/** The folders of the starter that only some sites have. */
const sectionFolders = {
  blog: "blog/",
  projects: "projects/",
  services: "pages/services/",
  handbook: "docs/",
};

/**
 * Plans the files of a new site, by their paths from the project's root: config,
 * data files, and first texts in each language.
 * @param config the config of the example, as TypeScript
 * @param date today: 2026-11-24
 */
export function planSetup(
  answers: Answers,
  config: string,
  date: string,
): Record<string, string> {
  const { languages, sections, work, email, country } = answers;
  const site = composeSite(answers, readStarterSite());
  const { title, tagline, legal } = site;
  const unused = Object.entries(sectionFolders)
    .filter(([name]) => !sections.some((section) => section === name))
    .map(([, folder]) => folder);
  const showsPictures = work === "pictures" && sections.includes("projects");
  // The first project tells what was done, or shows it.
  unused.push(showsPictures ? "projects/" : "pictures/");
  const texts = languages.flatMap((code, index) => {
    const isMain = index === 0;
    const values: Record<string, string> = {
      name: pickText(title, code),
      profession: pickText(tagline, code),
      base: isMain ? "" : `/${code.toLowerCase()}`,
      month: date.slice(0, 7),
    };
    return Object.entries(readStarter(code, country, values))
      .filter(([file]) => !unused.some((folder) => file.startsWith(folder)))
      .map(([file, text]) => [
        nameText(file, isMain ? "" : `.${code}`, date),
        text,
      ]);
  });
  const me = { name: legal?.name, email, title: tagline };
  const basics = { name: legal?.name, label: tagline };
  return {
    "src/config/site.ts": printSite(config, site),
    ...(Object.fromEntries(texts) as Record<string, string>),
    "content/authors.yaml": stringify({ me }),
    ...(sections.includes("cv") && {
      "content/cv.yaml": stringify({ basics }),
    }),
  };
}

/** Returns the file that a text is written to: a post's name begins with its day, a project of pictures is among the projects, and the language comes before the extension. */
const nameText = (file: string, suffix: string, date: string) =>
  `content/${file}`
    .replace("content/blog/", `content/blog/${date}-`)
    .replace("content/pictures/", "content/projects/")
    .replace(/\.mdx$/, `${suffix}.mdx`);

/** Prints the config below the imports and the comment that the example's has; Prettier formats it. */
const printSite = (example: string, site: SiteInput) =>
  `${example.slice(0, example.indexOf("defineSite({"))}defineSite(${JSON.stringify(site)});\n`;
