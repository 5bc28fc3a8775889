import { localeCodes } from "../../config/locales";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { ContentProblem } from "../content/problem";
import type { DocsCollection } from "./collectionsOf";
import { loadMessages } from "../messages/fillMessages";
import { readCategories } from "./readCategories";
import type { CategoryFiles } from "./readCategories";
import { readSidebars } from "./readSidebars";
import { sidebarSheet } from "./sidebarSheet";
import type { WrittenByArea } from "./readSidebars";

/** What the interface says in sidebars. */
export type SidebarTexts = {
  /** That a link opens a new tab. */
  newTab: string;
  /** That a page is a draft. */
  draft: string;
};

/** What owners write about sidebars, beside the pages themselves. */
export type SidebarSources = {
  categories: CategoryFiles;
  written: WrittenByArea;
  /** By locale. */
  texts: ReadonlyMap<string, SidebarTexts>;
  /** The sheet of sidebars. */
  sheet: string;
};

/** Where nobody wrote anything. */
export const noSources: SidebarSources = {
  categories: new Map(),
  written: new Map(),
  texts: new Map(),
  sheet: "",
};

/** Reads category files and sidebars of all versions. */
export async function sidebarSources(
  root: string,
  collections: readonly DocsCollection[],
): Promise<{
  sources: SidebarSources;
  problems: ContentProblem[];
  diagnostics: Diagnostic[];
}> {
  const areas = collections.flatMap(({ versions }) =>
    versions.map(({ area }) => area),
  );
  const { categories, diagnostics } = readCategories(root, areas);
  const { byArea, problems: faults } = readSidebars(root, collections);
  const texts = textsOf(root, areas);
  const sheet = areas.length > 0 ? await sidebarSheet(root) : "";
  return {
    sources: { categories, written: byArea, texts, sheet },
    problems: faults,
    diagnostics,
  };
}

function textsOf(root: string, areas: readonly string[]) {
  if (areas.length === 0) return noSources.texts;
  return new Map(
    localeCodes.map((locale) => {
      const textAt = (namespace: string, group: string, key: string) => {
        const texts = loadMessages(root, locale, namespace)[group];
        const text = typeof texts === "object" ? texts[key] : undefined;
        return typeof text === "string" ? text : "";
      };
      const newTab = textAt("shell", "link", "newTab");
      return [locale, { newTab, draft: textAt("preview", "mark", "draft") }];
    }),
  );
}
