import { siteConfig } from "../../config/resolved";
import { defineCollection } from "./collection";
import {
  createPageFields,
  findHomeLinks,
  homeName,
  pageSchema,
} from "./pageFields";

export const pages = defineCollection({
  name: "page",
  folder: "pages",
  nodeType: "Page",
  description:
    "A plain page in one locale: content/pages/<name>/<locale>.mdx, or its fallback.",
  schema: pageSchema,
  showsFallbacks: siteConfig.untranslated.pages === "show",
  createFields: createPageFields,
  proseFields: ["home"],
  findLinks: ({ frontMatter: { home }, lineOf }) =>
    [...findHomeLinks(home)].map(({ url, path }) => ({
      url,
      line: lineOf(...path),
    })),
  locate: ({ name, slug }) => ({
    path: name === homeName ? "/" : `/${slug ?? name.toLowerCase()}`,
  }),
});
