import { listFiles } from "../paths";
import { pickField, pickText, readCodeConfig } from "./readFields";
import { readFolder } from "./readFolder";
import type { Generator, Report, SourceSite } from "./source";

const marks = ["mjs", "ts", "js"].map((ending) => `astro.config.${ending}`);

/** The folders that posts lie in, and their name on the site. */
const posts = "blog|posts?|articles|writing|notes";
const files = new RegExp(
  `^(?<area>(?:src/(?:content|data|pages)/|content/)?(?:${posts})/|src/pages/|src/content/pages/|pages/)?(?<path>.*)\\.(?:mdx?|markdown)$`,
  "i",
);
/** The page that shows posts, such as src/pages/post/[slug].astro. */
const postPage = new RegExp(`^src/pages/(${posts})/\\[`);

function readTexts(root: string, report: Report, isAstro: boolean): SourceSite {
  const find = readCodeConfig(root, marks);
  const [route] = listFiles(root, "src/pages").flatMap(
    (name) => postPage.exec(name)?.[1] ?? [],
  );
  return {
    root,
    url: find("site"),
    lang: find("defaultLocale"),
    staticFolders: ["public", "static", ...(isAstro ? [] : ["."])],
    entries: readFolder(root, report, {
      files,
      locate: ({ area, date }, fields) => {
        // Other files of Astro are no pages.
        if (isAstro && area === "") return undefined;
        const [, folder = ""] = /(?:^|\/)(?!pages)(\w+)\/$/.exec(area) ?? [];
        const isDated =
          (date ?? pickField(fields, "date pubDate published")) !== undefined;
        const slug = pickText(fields, "slug permalink") ?? ":path";
        return {
          kind: folder !== "" || (area === "" && isDated) ? "post" : "page",
          permalink: `/:lang/${folder && (route ?? folder)}/${slug}/`,
        };
      },
    }),
  };
}

export const astro: Generator = {
  name: "Astro",
  marks,
  read: (root, report) => readTexts(root, report, true),
};

/** Any folder of Markdown. */
export const markdown: Generator = {
  name: "Markdown",
  marks: [],
  read: (root, report) => readTexts(root, report, false),
};
