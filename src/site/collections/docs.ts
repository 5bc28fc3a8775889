import { docsFolder, listInstances, readDocsArea } from "./docsInstances";
import { defineCollection } from "./collection";
import { createDocFields, docNodeFields, docSchema } from "./docFields";

export const docs = defineCollection({
  name: "doc",
  folder: "docs",
  nodeType: "Doc",
  description:
    "A page of documentation in one locale: a file in content/docs (or docs-<instance>, docs@<version>), or the fallback for a missing translation.",
  ownsArea: (area) => readDocsArea(area) !== null,
  hasIndex: true,
  schema: docSchema,
  createFields: createDocFields,
  nodeFields: docNodeFields,
  locate: ({ area, slug }, areas, config) => {
    const version = listInstances(areas, config.docs)
      .flatMap(({ versions }) => versions)
      .find((candidate) => candidate.area === area);
    if (version === undefined) return null;
    return `${version.path}${slug}`.replace(/(?!^)\/$/, "");
  },
  template: {
    file: ({ slug, docs: instance }) => `${docsFolder(instance)}/${slug}`,
  },
});
