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
  findLinks: ({ frontMatter: { home }, lineOf }) => {
    const actions = {
      primaryAction: home?.primaryAction,
      secondaryAction: home?.secondaryAction,
      services: home?.services.more,
      work: home?.work.more,
    };
    return Object.entries(actions).flatMap(([name, action]) =>
      action ? { url: action.to, line: lineOf("home", name) } : [],
    );
  },
  locate: ({ name }) => ({
    path: name === homeName ? "/" : `/${name.toLowerCase()}`,
  }),
  plan: createPageRoutes,
});
