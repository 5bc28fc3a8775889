import { localeCodes } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import type { DocsCollection } from "./collectionsOf";
import { readStrings } from "../strings/readStrings";
import { readCategories } from "./readCategories";
import type { CategoryFiles } from "./readCategories";
import { readSidebars } from "./readSidebars";
import { sidebarSheet } from "./sidebarSheet";
import type { WrittenByArea } from "./readSidebars";

/** What owners write about sidebars, beside the pages themselves. */
export type SidebarSources = {
  categories: CategoryFiles;
  written: WrittenByArea;
  /** What says that a link opens a new tab, by locale. */
  newTab: ReadonlyMap<string, string>;
  /** The sheet of sidebars. */
  sheet: string;
};

/** Where nobody wrote anything. */
export const noSources: SidebarSources = {
  categories: new Map(),
  written: new Map(),
  newTab: new Map(),
  sheet: "",
};

/** Reads category files and sidebars of all versions. */
export async function sidebarSources(
  root: string,
  collections: readonly DocsCollection[],
): Promise<{ sources: SidebarSources; problems: ContentProblem[] }> {
  const areas = collections.flatMap(({ versions }) =>
    versions.map(({ area }) => area),
  );
  const { categories, problems } = readCategories(root, areas);
  const { byArea, problems: faults } = readSidebars(root, collections);
  const newTab = newTabTexts(root, areas);
  const sheet = areas.length > 0 ? await sidebarSheet(root) : "";
  return {
    sources: { categories, written: byArea, newTab, sheet },
    problems: [...problems, ...faults],
  };
}

function newTabTexts(root: string, areas: readonly string[]) {
  if (areas.length === 0) return noSources.newTab;
  return new Map(
    localeCodes.map((locale) => {
      const { link } = readStrings(root, locale, "shell");
      const text = typeof link === "object" ? link.newTab : undefined;
      return [locale, typeof text === "string" ? text : ""];
    }),
  );
}
