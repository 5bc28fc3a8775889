import { siteConfig } from "../../config/resolved";
import { createPageRoutes } from "../routes/pageRoutes";
import { defineCollection } from "./collection";
import { createPageFields, homeName, pageSchema } from "./pageFields";

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
    [
      {
        url: home?.primaryAction.to,
        line: lineOf("home", "primaryAction", "to"),
      },
      {
        url: home?.secondaryAction?.to,
        line: lineOf("home", "secondaryAction", "to"),
      },
      {
        url: home?.contact.action?.to,
        line: lineOf("home", "contact", "action", "to"),
      },
    ].flatMap(({ url, line }) => (url ? { url, line } : [])),
  locate: ({ name }) => ({
    path: name === homeName ? "/" : `/${name.toLowerCase()}`,
  }),
  plan: createPageRoutes,
});
