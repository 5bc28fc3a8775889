import type { DocsInput } from "../../config/types";
import { nearest } from "../../lib/nearest";
import { currentVersion, docsFolder, readDocsArea } from "./docsArea";
import type { ContentProblem } from "../content/problem";
import type { DocsCollection } from "./collectionsOf";
import { pathClashes } from "./pathClashes";

/** What is to be compared with the files that there are. */
export type DocsSettings = {
  settings: Readonly<Record<string, DocsInput>>;
  /** Those that there are texts for. */
  collections: readonly DocsCollection[];
  /** Folders below content/ that hold texts. */
  areas: readonly string[];
};

/** Finds the line of an option in the site config. */
type LineOf = (field: string) => number | undefined;

const configFile = "src/config/site.ts";

/** Finds what the site config says of docs that there are no files for, or that can't be so. */
export function settingsFaults(
  given: DocsSettings,
  lineOf: LineOf,
): ContentProblem[] {
  const { settings, collections } = given;
  const faults = [
    ...Object.entries(settings).flatMap(([id, own]) =>
      collections.some((one) => one.id === id)
        ? versionFaults(id, own, namesOf(id, given))
        : [noCollection(id, collections)],
    ),
    ...pathClashes(given),
  ];
  return faults.map(({ field, ...fault }) => ({
    severity: "error" as const,
    file: configFile,
    ...(field !== undefined && { field, line: lineOf(field) }),
    ...fault,
  }));
}

/** A fault in the site config, before its line is known. */
export type SettingsFault = Omit<ContentProblem, "severity" | "file"> & {
  /** Where it is a folder's. */
  file?: string;
};

/** All versions of a collection that there are files for. */
const namesOf = (id: string, { areas }: DocsSettings): string[] => {
  const places = areas.flatMap((area) => readDocsArea(area) ?? []);
  const own = places.filter(({ collection }) => collection === id);
  return [...new Set(own.map(({ version }) => version))].sort();
};

const quoted = (names: readonly string[]) =>
  names.map((name) => `"${name}"`).join(", ") || "none";

function noCollection(
  id: string,
  collections: readonly DocsCollection[],
): SettingsFault {
  const ids = collections.map((one) => one.id);
  const meant = nearest(id, ids);
  const folder = `content/${docsFolder(id, currentVersion)}`;
  return {
    field: `docs.${id}`,
    message: `There are no docs "${id}": no text lies in ${folder}.`,
    allowed: quoted(ids),
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Put texts into ${folder}, or remove the setting.`,
  };
}

/** What is said of versions by their names. */
function versionFaults(
  id: string,
  { versions = {}, order = [], lastVersion, includeCurrent = true }: DocsInput,
  names: readonly string[],
): SettingsFault[] {
  const cut = names.filter((name) => name !== currentVersion);
  const unknown = (name: string, field: string, allowed: readonly string[]) => {
    const meant = nearest(name, allowed);
    return {
      field: `docs.${id}.${field}`,
      message: `The docs "${id}" have no version "${name}".`,
      value: name,
      allowed: quoted(allowed),
      fix: meant
        ? `Did you mean "${meant}"?`
        : `Name one of these, or cut the version first: content/${docsFolder(id, name)}.`,
    };
  };
  const faults: SettingsFault[] = Object.keys(versions)
    .filter((name) => !names.includes(name))
    .map((name) => unknown(name, `versions.${name}`, names));
  for (const [at, name] of order.entries()) {
    const field = `order[${at}]`;
    if (name === currentVersion) {
      faults.push({
        field: `docs.${id}.${field}`,
        message: `"${name}" always stands before the versions that were cut.`,
        value: name,
        allowed: quoted(cut),
        fix: "Remove it.",
      });
    } else if (!cut.includes(name)) faults.push(unknown(name, field, cut));
    else if (order.indexOf(name) < at) {
      faults.push({
        field: `docs.${id}.${field}`,
        message: `The version "${name}" is in the order twice.`,
        value: name,
        fix: "Remove one of the two.",
      });
    }
  }
  const shown = includeCurrent || cut.length === 0 ? names : cut;
  if (lastVersion !== undefined && !shown.includes(lastVersion)) {
    const field = `docs.${id}.lastVersion`;
    faults.push(
      names.includes(lastVersion)
        ? {
            field,
            message: `The site leaves the version "${lastVersion}" out.`,
            value: lastVersion,
            allowed: quoted(shown),
            fix: "Set includeCurrent: true, or name one of these.",
          }
        : unknown(lastVersion, "lastVersion", shown),
    );
  }
  return faults;
}

/** Folders of docs that hold no text: warnings, for nothing hangs on them. */
export const emptyAreas = (
  folders: readonly string[],
  areas: readonly string[],
): ContentProblem[] =>
  folders
    // A folder with another fault is reported with its files.
    .filter((name) => readDocsArea(name) !== null)
    .filter((name) => !areas.includes(name))
    .map((name) => ({
      severity: "warning",
      file: `content/${name}`,
      message: "There is no text in this folder, so the site has no such docs.",
      allowed: ".md or .mdx files, without an underscore before their names",
      fix: "Put a text into it, remove it, or write an underscore before its name.",
    }));
