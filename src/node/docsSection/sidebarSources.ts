import type { ContentProblem } from "../content/problem";
import type { DocsCollection } from "./collectionsOf";
import { readCategories } from "./readCategories";
import type { CategoryFiles } from "./readCategories";
import { readSidebars } from "./readSidebars";
import type { WrittenByArea } from "./readSidebars";

/** What owners write about sidebars, beside the pages themselves. */
export type SidebarSources = {
  categories: CategoryFiles;
  written: WrittenByArea;
};

/** Where nobody wrote anything. */
export const noSources: SidebarSources = {
  categories: new Map(),
  written: new Map(),
};

/** Reads category files and sidebars of all versions. */
export function sidebarSources(
  root: string,
  collections: readonly DocsCollection[],
): { sources: SidebarSources; problems: ContentProblem[] } {
  const areas = collections.flatMap(({ versions }) =>
    versions.map(({ area }) => area),
  );
  const { categories, problems } = readCategories(root, areas);
  const { byArea, problems: faults } = readSidebars(root, collections);
  return {
    sources: { categories, written: byArea },
    problems: [...problems, ...faults],
  };
}
