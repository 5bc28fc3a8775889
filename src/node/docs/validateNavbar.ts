import { siteConfig } from "../../config/resolved";
import { site as writtenConfig } from "../../config/site";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formatValue } from "../diagnostics/diagnostic";
import { valueAt } from "../diagnostics/schemaAt";
import type { DocsInstance } from "../collections/docsInstances";
import { currentVersion, docsFolder } from "../collections/docsInstances";
import { type DocsItem, listDocsItems } from "./navbar";
import { findFirstLink } from "./navigation";
import type { DocsPlan, LocalizedVersion } from "./types";
import { describeUnknownId, describeVersion } from "./unknownId";

/** Finds items of the navbar that lead to docs which are not there. */
export function validateNavbar({
  instances,
  versions,
}: DocsPlan): Diagnostic[] {
  const ids = instances.map(({ id }) => id);
  const items = listDocsItems(siteConfig.navbar.items);
  return items.flatMap(({ item, instance: id, path }) => {
    const instance = instances.find((one) => one.id === id);
    const last = versions.filter(
      ({ version }) => version.instance === id && version.isLast,
    );
    const folder = docsFolder(id, currentVersion);
    const reason = `This item leads to docs, but content/${folder} has no published page.`;
    const faults = instance
      ? checkItem(item, instance, last)
      : [{ at: "docsPluginId", ...describeUnknownId(reason, id, ids) }];
    return faults.map(({ at, ...input }) => ({
      fatal: true,
      file: configFile,
      field: [...path, at],
      ...input,
      // The whole item, without defaults.
      actual: formatValue(valueAt(writtenConfig, path)),
    }));
  });
}

/**
 * Checks what an item names. The version that readers get by default must have
 * it, for those who have picked none get that one.
 * @param last that version, in each locale
 */
function checkItem(
  item: DocsItem,
  { id: instance, versions }: DocsInstance,
  last: readonly LocalizedVersion[],
): (DiagnosticInput & { at: string })[] {
  const name = versions.find(({ isLast }) => isLast)?.name ?? "";
  const where = `in ${describeVersion({ instance, name })}, which readers get by default`;
  switch (item.type) {
    case "doc": {
      const { docId: id } = item;
      const docIds = last.flatMap(({ docs }) => docs.map((doc) => doc.docId));
      // A draft hides the item until it is published.
      const draftIds = last.flatMap((planned) => planned.draftIds);
      if ([...docIds, ...draftIds].includes(id)) return [];
      const reason = `There is no page "${id}" ${where}.`;
      return [{ at: "docId", ...describeUnknownId(reason, id, docIds) }];
    }
    case "docSidebar": {
      const { sidebarId: id } = item;
      const sidebars = last.flatMap((planned) => planned.sidebars);
      const own = sidebars.filter((sidebar) => sidebar.id === id);
      if (own.some(({ items }) => findFirstLink(items))) return [];
      if (own.length > 0) {
        const reason = `The sidebar "${id}" has nothing to link to ${where}.`;
        const note = "Put a listed page or a link into it, or remove the item.";
        return [{ at: "sidebarId", reason, note }];
      }
      const reason = `There is no sidebar "${id}" ${where}.`;
      const sidebarIds = sidebars.map((sidebar) => sidebar.id);
      return [
        { at: "sidebarId", ...describeUnknownId(reason, id, sidebarIds) },
      ];
    }
    case "docsVersionDropdown": {
      const known = versions.map((version) => version.name);
      const { versions: shown = [] } = item;
      const names = Array.isArray(shown) ? shown : Object.keys(shown);
      return names
        .filter((one) => !known.includes(one))
        .map((one) => {
          const reason = `The docs instance "${instance}" has no version "${one}".`;
          return { at: "versions", ...describeUnknownId(reason, one, known) };
        });
    }
    default:
      return [];
  }
}
