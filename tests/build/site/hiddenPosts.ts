import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { addLocale } from "../../../src/config/i18n";
import { siteConfig } from "../../../src/config/resolved";
import { outputFiles, readOutput } from "./outputFolder";
import { locales } from "./pages";

/** A text that not everybody is to find, as content/ has it. */
export type HiddenText = {
  file: string;
  slug: string;
  title: string;
  /** The beginning of its first paragraph. */
  beginning: string;
  /** `unpublished` is a draft, or has its day to come. */
  state: "unpublished" | "unlisted" | "listed";
};

type Fields = Record<string, string | boolean | undefined>;

const stateOf = (fields: Fields): HiddenText["state"] => {
  const isEarly = new Date(String(fields.date ?? 0)) > new Date();
  if (fields.draft === true || isEarly) return "unpublished";
  return fields.unlisted === true ? "unlisted" : "listed";
};

const readText = (name: string): HiddenText => {
  const file = `content/blog/${name}`;
  const [, head = "", body = ""] = readFileSync(file, "utf8").split("---\n");
  const fields = parse(head) as Fields;
  const folder = name.split("/")[0] ?? "";
  return {
    file,
    slug: String(fields.slug ?? folder.replace(/^\d{4}-\d{2}-\d{2}-/, "")),
    title: String(fields.title),
    beginning: body.trim().slice(0, 40),
    state: stateOf(fields),
  };
};

/** Posts that are not for everybody, read without any of the site's own code. */
export const hiddenTexts = readdirSync("content", {
  recursive: true,
  encoding: "utf8",
})
  .flatMap((name) => /^blog\/(.+\.mdx)$/.exec(name)?.[1] ?? [])
  .map(readText)
  .filter(({ state }) => state !== "listed");

/** Gatsby leaves scripts and sheets of earlier builds where they are; no page names them. */
const stats = readOutput("webpack.stats.json");
const isOfThisBuild = (file: string) =>
  !/^[^/]+\.(?:js|css)$/.test(file) || stats.includes(file);

const texts = [...outputFiles]
  .filter(isOfThisBuild)
  .filter((file) =>
    /(?:\.(?:html|json|js|css|xml|xsl|txt|md)|^_\w+)$/.test(file),
  )
  .map((file) => ({ file, text: readOutput(file) }));

/** How a text may stand in a file: as it is, in JSON, in HTML. */
const spellings = (words: string) => [
  words,
  JSON.stringify(words).slice(1, -1),
  words.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"),
];

/** Every file of the build that says something. */
export const filesThatSay = (words: string): string[] =>
  texts
    .filter(({ text }) => spellings(words).some((one) => text.includes(one)))
    .map(({ file }) => file);

/** The files of a post's own pages, in all locales. */
export const ownFilesOf = ({ slug }: HiddenText): string[] =>
  locales.flatMap((locale) => {
    const path = addLocale(siteConfig.i18n, locale, `/blog/${slug}`).slice(1);
    return [
      `${path}/index.html`,
      `${path}.html`,
      `page-data/${path}/page-data.json`,
    ];
  });
