import { defineCollection } from "./collection";
import { findHomeLinks } from "./homeFields";
import { createPageFields, homeName, pageSchema } from "./pageFields";

export const pages = defineCollection({
  name: "page",
  folder: "pages",
  nodeType: "Page",
  description:
    "A plain page in one locale: content/pages/<name>/<locale>.mdx, or its fallback.",
  schema: pageSchema,
  createFields: createPageFields,
  proseFields: ["home"],
  findLinks: ({ frontMatter: { home }, lineOf }) =>
    [...findHomeLinks(home)].map(({ url, path }) => ({
      url,
      line: lineOf(...path),
    })),
  locate: ({ name, slug }) =>
    name === homeName ? "/" : `/${slug ?? name.toLowerCase()}`,
});
