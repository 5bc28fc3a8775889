import { siteConfig } from "../../config/resolved";
import { memoize } from "../../lib/memoize";
import { docsFolder, listInstances, readDocsArea } from "./docsInstances";
import { defineCollection } from "./collection";
import { createDocFields, docFieldDefs, docSchema } from "./docFields";

/** Finds the start paths of the versions in all folders. */
const findBasePaths = memoize((areas: string) => {
  const instances = listInstances(areas.split("/"), siteConfig.docs);
  const versions = instances.flatMap((instance) => instance.versions);
  return new Map(versions.map(({ area, path }) => [area, path]));
});

export const docs = defineCollection({
  name: "doc",
  folder: "docs",
  nodeType: "Doc",
  description:
    "A page of documentation in one locale: a file in content/docs (or docs-<instance>, docs@<version>), or the fallback for a missing translation.",
  ownsArea: (area) => readDocsArea(area) !== null,
  hasIndex: true,
  schema: docSchema,
  showsFallbacks: siteConfig.untranslated === "show",
  createFields: createDocFields,
  typeDefs: { fields: docFieldDefs },
  formerFields: {
    tags: "Delete it: documentation has no tags. What readers may search for can be among the keywords.",
  },
  locate: ({ area, slug }, areas) => {
    const basePath = findBasePaths(areas.join("/")).get(area);
    if (basePath === undefined) return null;
    return `${basePath}${slug}`.replace(/(?!^)\/$/, "");
  },
  template: {
    file: ({ slug, docs: instance }) => `${docsFolder(instance)}/${slug}`,
  },
});
