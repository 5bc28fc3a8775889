import { localeCodes } from "../../config/locales";
import type { DocsVersion } from "./collectionsOf";
import type { DocsSettings, SettingsFault } from "./settingsFaults";

const pathOf = ({ path }: { path: string }) => path || "/";
const nameOf = ({ collection, name }: DocsVersion) =>
  `version "${name}" of the docs "${collection}"`;

/** Finds paths of docs that belong to something else: to other docs, a language, the blog. */
export function pathClashes({
  collections,
  settings,
}: DocsSettings): SettingsFault[] {
  const owners = new Map<string, DocsVersion>();
  /** Where the owner said it, else the folder that it comes of. */
  const placeOf = ({ collection, name, area }: DocsVersion) => {
    const { path, versions } = settings[collection] ?? {};
    if (versions?.[name]?.path !== undefined) {
      return { field: `docs.${collection}.versions.${name}.path` };
    }
    return path === undefined
      ? { file: `content/${area}` }
      : { field: `docs.${collection}.path` };
  };
  return collections.flatMap(({ id, path, versions }) => {
    const [first] = versions;
    const taken = takenBy(path);
    const faults: SettingsFault[] =
      first && taken
        ? [
            {
              ...placeOf({ ...first, name: "" }),
              message: `The docs "${id}" can't begin at ${path}: ${taken}.`,
              value: path,
              fix: `Give them another path, in src/config/site.ts: docs: { ${JSON.stringify(id)}: { path: "/docs-${id}" } }.`,
            },
          ]
        : [];
    for (const version of versions) {
      const other = owners.get(pathOf(version));
      if (!other) owners.set(pathOf(version), version);
      else {
        faults.push({
          ...placeOf(version),
          message: `The ${nameOf(version)} begins at ${pathOf(version)}, as does the ${nameOf(other)}.`,
          allowed: "a path for each version",
          fix: 'Give one of them another "path" in src/config/site.ts.',
        });
      }
    }
    return faults;
  });
}

/** Who has a path, or all paths below it, already. */
function takenBy(path: string): string | null {
  const [, step = ""] = path.split("/");
  if (localeCodes.includes(step)) {
    return `below /${step} is the site in the language "${step}"`;
  }
  return step === "blog" ? "below /blog is the blog" : null;
}
