import { siteConfig } from "../../config/resolved";
import { docsFolder, listInstances, readDocsArea } from "./docsInstances";
import { defineCollection } from "./collection";
import { createDocFields, docFieldDefs, docSchema } from "./docFields";

/** The docs that the site's folders hold, by these; the same array comes for every entry. */
const versionsByArea = new WeakMap<
  readonly string[],
  ReadonlyMap<string, string>
>();

function findBasePath(area: string, areas: readonly string[]) {
  const known =
    versionsByArea.get(areas) ??
    new Map(
      listInstances(areas, siteConfig.docs)
        .flatMap(({ versions }) => versions)
        .map((version) => [version.area, version.path]),
    );
  versionsByArea.set(areas, known);
  return known.get(area);
}

export const docs = defineCollection({
  name: "doc",
  folder: "docs",
  nodeType: "Doc",
  description:
    "A page of documentation in one locale: a file in content/docs (or docs-<instance>, docs@<version>), or the fallback for a missing translation.",
  ownsArea: (area) => readDocsArea(area) !== null,
  hasIndex: true,
  schema: docSchema,
  showsFallbacks: siteConfig.untranslated.docs === "show",
  createFields: createDocFields,
  typeDefs: { fields: docFieldDefs },
  locate: ({ area, slug }, areas) => {
    const basePath = findBasePath(area, areas);
    if (basePath === undefined) return null;
    return { path: `${basePath}${slug}`.replace(/(?!^)\/$/, ""), basePath };
  },
  template: {
    file: ({ slug, docs: instance }) => `${docsFolder(instance)}/${slug}`,
  },
});
