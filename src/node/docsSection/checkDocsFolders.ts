import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { configLines } from "../config/configFile";
import type { ContentProblem } from "../content/problem";
import type { DocsCollection } from "./collectionsOf";
import { emptyAreas, settingsFaults } from "./settingsFaults";

type Found = {
  collections: readonly DocsCollection[];
  /** Folders below content/ that hold texts. */
  areas: readonly string[];
};

/** Checks that the site config and the folders of docs fit each other. */
export function checkDocsFolders(
  root: string,
  { collections, areas }: Found,
): ContentProblem[] {
  const content = path.join(root, "content");
  const folders = existsSync(content)
    ? readdirSync(content, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
  const given = { settings: siteConfig.docs, collections, areas };
  return [
    ...settingsFaults(given, configLines(root)),
    ...emptyAreas(folders, areas),
  ];
}
