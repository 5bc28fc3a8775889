import { languageTag } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { formatDate } from "../../lib/format";
import { defineCollection } from "./collection";
import { findHomeLinks } from "./homeFields";
import { createPageFields, homeName, pageSchema } from "./pageFields";
import type { PageEntry } from "./pageFields";

export const pages = defineCollection({
  name: "page",
  folder: "pages",
  nodeType: "Page",
  description:
    "A plain page in one locale: content/pages/<name>/<locale>.mdx, or its fallback.",
  schema: pageSchema,
  showsFallbacks: siteConfig.untranslated === "show",
  createFields: createPageFields,
  proseFields: ["home"],
  resolvers: {
    sections: {
      type: "[String!]",
      description: "The sections of the home page, in their order.",
      resolve: ({ sections }: PageEntry) => sections,
    },
    reviewedText: {
      type: "String",
      description: "The day of the review in words of the page's language.",
      resolve: ({ reviewed, locale }: PageEntry) =>
        reviewed && formatDate(reviewed, languageTag(locale), "FULL"),
    },
  },
  findLinks: ({ frontMatter: { home }, lineOf }) =>
    [...findHomeLinks(home)].map(({ url, path }) => ({
      url,
      line: lineOf(...path),
    })),
  locate: ({ name, slug }) =>
    name === homeName ? "/" : `/${slug ?? name.toLowerCase()}`,
});
