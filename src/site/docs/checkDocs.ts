import type { DocsInput, OwnerConfig, ResolvedSite } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { findRepeats, groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docs";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import {
  currentVersion,
  docsFolder,
  readDocsArea,
} from "../collections/docsInstances";
import type { LocalizedVersion } from "./types";
import { describeUnknownId } from "./checkId";
import { checkNavbar } from "./checkNavbar";

/**
 * Reports ids in the site config and the navbar that the docs don't have,
 * and ids of several pages.
 * @param areas the folders below content/ that have pages, including drafts
 */
export const checkDocs = (
  owner: OwnerConfig,
  versions: readonly LocalizedVersion[],
  areas: readonly string[],
): Diagnostic[] => [
  ...versions.flatMap(checkDuplicateIds),
  ...checkTranslations(versions.flatMap(({ docs }) => docs)),
  ...checkSettings(owner.config.docs, areas),
  ...checkLabels(owner.config.docs, versions),
  ...checkNavbar(owner, versions),
];

/** Reports pages with the id of another page. */
function checkDuplicateIds({ docs }: LocalizedVersion): Diagnostic[] {
  const inOrder = [...docs].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  return findRepeats(inOrder, ({ docId }) => docId)
    .filter(({ item }) => !item.isFallback)
    .map(({ item: { docId, sourcePath }, first }) => ({
      reason: `The id "${docId}" is already used by ${first.sourcePath}.`,
      fatal: true,
      file: sourcePath,
      field: ["id"],
      note: 'Give one of them another "id", or another file name. Numbers before names only order pages; translations have the same number.',
    }));
}

/** Reports translations with different ids, which sidebars and menus would take for different pages. */
const checkTranslations = (docs: readonly DocEntry[]): Diagnostic[] =>
  groupBy(
    docs.filter(({ isFallback }) => !isFallback),
    ({ folder }) => folder,
  ).flatMap(([, [first, ...others]]) =>
    others
      .filter(({ docId }) => docId !== first?.docId)
      .map(({ docId, sourcePath }) => ({
        reason: `The id "${docId}" differs from that of its translation ${first?.sourcePath}: "${first?.docId}".`,
        fatal: true,
        file: sourcePath,
        field: ["id"],
        note: 'Write the same "id" in both files, or in none.',
      })),
  );

/** Reports instances and versions in the site config that have no files. */
function checkSettings(
  docs: ResolvedSite["docs"],
  areas: readonly string[],
): Diagnostic[] {
  const places = areas.flatMap((area) => readDocsArea(area) ?? []);
  const ids = places.map(({ instance }) => instance);
  const report = (
    field: PropertyKey[],
    input: DiagnosticInput,
  ): Diagnostic => ({
    fatal: true,
    file: configFile,
    field,
    ...input,
  });
  return Object.entries(docs).flatMap(([id, settings]) => {
    const field = ["docs", id];
    if (!ids.includes(id)) {
      const folder = docsFolder(id, currentVersion);
      const reason = `There is no docs instance "${id}": content/${folder} has no pages.`;
      return report(field, describeUnknownId(reason, id, ids));
    }
    const versions = places
      .filter(({ instance }) => instance === id)
      .map(({ version }) => version);
    return listVersionNames(settings)
      .filter(({ name }) => !versions.includes(name))
      .map(({ name, at }) => {
        const reason = `The docs instance "${id}" has no version "${name}".`;
        const input = describeUnknownId(reason, name, versions);
        return report([...field, ...at], input);
      });
  });
}

/** Reports versions that readers could not tell apart in a menu: once, whatever the languages in which they have one label. */
function checkLabels(
  docs: ResolvedSite["docs"],
  versions: readonly LocalizedVersion[],
): Diagnostic[] {
  const repeats = findRepeats(
    // The label of the current version may be a message of the interface.
    versions.filter(({ label }) => label !== null),
    ({ instance, locale, label }) => `${instance} ${locale} ${label}`,
  );
  const names = new Set<string>();
  return repeats.flatMap(({ item, first }) => {
    const { instance, name, label } = item;
    const id = `${instance} ${name}`;
    if (names.has(id)) return [];
    names.add(id);
    const { versions = {} } = docs[instance] ?? {};
    const labelled = versions[name]?.label === undefined ? first.name : name;
    return {
      reason: `The versions "${first.name}" and "${name}" have the same label.`,
      fatal: true,
      file: configFile,
      field: ["docs", instance, "versions", labelled, "label"],
      actual: label ?? undefined,
      note: "Give one of them another label. Without one, it is the version's name.",
    };
  });
}

/** Lists the versions that settings name. */
const listVersionNames = ({ versions = {}, lastVersion }: DocsInput) => [
  ...Object.keys(versions).map((name) => ({ name, at: ["versions", name] })),
  ...(lastVersion === undefined
    ? []
    : [{ name: lastVersion, at: ["lastVersion"] }]),
];
