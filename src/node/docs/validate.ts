import { siteConfig } from "../../config/resolved";
import type { DocsInput } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docFields";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import {
  currentVersion,
  docsFolder,
  readDocsArea,
} from "../collections/docsInstances";
import type { DocsPlan, LocalizedVersion } from "./types";
import { describeUnknownId, describeVersion } from "./unknownId";
import { validateNavbar } from "./validateNavbar";

type Input = {
  plan: DocsPlan;
  /** Folders below content/ that have pages, drafts included. */
  areas: readonly string[];
};

/** Finds what pages, the site config and the navbar name and the docs don't have, and ids that are taken twice. */
export const validateDocs = ({ plan, areas }: Input): Diagnostic[] => [
  ...plan.versions.flatMap(checkDuplicateIds),
  ...checkTranslations(plan.versions.flatMap(({ docs }) => docs)),
  ...plan.versions.flatMap(checkReferences),
  ...checkSettings(areas),
  ...validateNavbar(plan),
];

/** Finds pages that have the id of another page. */
function checkDuplicateIds({ docs }: LocalizedVersion): Diagnostic[] {
  const owners = new Map<string, DocEntry>();
  const inOrder = [...docs].sort((a, b) =>
    a.sourcePath < b.sourcePath ? -1 : 1,
  );
  return inOrder.flatMap((doc) => {
    const { docId, sourcePath, isFallback, lines } = doc;
    const owner = owners.get(docId);
    if (!owner) owners.set(docId, doc);
    if (!owner || isFallback) return [];
    return {
      reason: `The id "${docId}" is already used by ${owner.sourcePath}.`,
      fatal: true,
      file: sourcePath,
      line: lines.id,
      field: ["id"],
      note: 'Give one of them another "id", or another file name. Numbers before names only order pages; translations have the same number.',
    };
  });
}

/** Finds translations that would be pages of their own to sidebars and menus, because they have another id. */
const checkTranslations = (docs: readonly DocEntry[]): Diagnostic[] =>
  groupBy(
    docs.filter(({ isFallback }) => !isFallback),
    ({ folder }) => folder,
  ).flatMap(([, [first, ...others]]) =>
    others
      .filter(({ docId }) => docId !== first?.docId)
      .map(({ docId, sourcePath, lines }) => ({
        reason: `The id "${docId}" differs from that of its translation ${first?.sourcePath}: "${first?.docId}".`,
        fatal: true,
        file: sourcePath,
        line: lines.id,
        field: ["id"],
        note: 'Write the same "id" in both files, or in none.',
      })),
  );

/** Finds pages and sidebars that pages name, and that their version does not have. */
function checkReferences({
  docs,
  sidebars,
  version,
  draftIds,
}: LocalizedVersion): Diagnostic[] {
  const docIds = docs.map(({ docId }) => docId);
  const sidebarIds = sidebars.map(({ id }) => id);
  const own = docs.filter(({ isFallback }) => !isFallback);
  return own.flatMap(({ sourcePath: file, chosen, lines }) => {
    const references = [
      { id: chosen.previous, line: lines.previous, name: "pagination_prev" },
      { id: chosen.next, line: lines.next, name: "pagination_next" },
      { id: chosen.sidebar, line: lines.sidebar, name: "displayed_sidebar" },
    ];
    return references.flatMap(({ id, line, name }): Diagnostic[] => {
      const isSidebar = name === "displayed_sidebar";
      const known = isSidebar ? sidebarIds : docIds;
      if (typeof id !== "string" || known.includes(id)) return [];
      if (!isSidebar && draftIds.includes(id)) return [];
      const noun = isSidebar ? "sidebar" : "page";
      const reason = `There is no ${noun} "${id}" in ${describeVersion(version)}.`;
      const unknown = describeUnknownId(reason, id, known);
      return [{ fatal: true, file, line, field: [name], ...unknown }];
    });
  });
}

/** Finds instances and versions that the site config names, and that have no files. */
function checkSettings(areas: readonly string[]): Diagnostic[] {
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
  return Object.entries(siteConfig.docs).flatMap(([id, settings]) => {
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

/** Lists the versions that settings name. */
const listVersionNames = ({
  versions = {},
  order = [],
  lastVersion,
}: DocsInput) => [
  ...Object.keys(versions).map((name) => ({ name, at: ["versions", name] })),
  ...order.map((name, index) => ({ name, at: ["order", index] })),
  ...(lastVersion === undefined
    ? []
    : [{ name: lastVersion, at: ["lastVersion"] }]),
];
