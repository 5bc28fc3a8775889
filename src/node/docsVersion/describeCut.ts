import type { DocsInput } from "../../config/types";
import { currentVersion, docsFolder } from "../content/docsArea";
import { countOf } from "../content/countOf";
import { collectionsOf } from "../docsSection/collectionsOf";
import type { Cut } from "./cutVersion";
import { docsAreas } from "./docsAreas";

/** What a command says of a version that it has made: what readers get now, and what there is to do. */
export function describeCut(
  root: string,
  { collection, version, sidebars }: Cut,
  { folder, files }: { folder: string; files: number },
  settings: Readonly<Record<string, DocsInput>>,
): string {
  const source = `content/${docsFolder(collection, currentVersion)}`;
  const areas = docsAreas(root).map(({ area }) => area);
  const versions =
    collectionsOf(areas, settings).find(({ id }) => id === collection)
      ?.versions ?? [];
  const made = versions.find(({ name }) => name === version);
  const last = versions.find(({ isLast }) => isLast);
  const current = versions.find(({ name }) => name === currentVersion);
  const lines = [
    `Made content/${folder}: ${countOf(files, "file")}, a copy of ${source}${sidebars ? " with its sidebars of src/config/sidebars.ts" : ""}.`,
    "",
    made?.isLast
      ? `Readers get it by default, at ${made.path}.`
      : `It is at ${made?.path ?? ""}; readers still get "${last?.name ?? ""}" by default. If that should change: docs.${collection}.lastVersion and order in src/config/site.ts.`,
    current
      ? `What you go on writing in ${source} is at ${current.path} ("Next").`
      : `What you go on writing in ${source} is not on the site (docs.${collection}.includeCurrent in src/config/site.ts).`,
    "",
    'Look at it with "npm run develop", check it with "npm run check:content", and commit the folder. Deleting it undoes all.',
  ];
  return lines.join("\n");
}
