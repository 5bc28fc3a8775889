import { siteConfig } from "../../config/resolved";
import { site as writtenConfig } from "../../config/site";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import type { DocsInstance } from "../collections/docsInstances";
import { currentVersion, docsFolder } from "../collections/docsInstances";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formatValue } from "../diagnostics/diagnostic";
import { valueAt } from "../diagnostics/schemaAt";
import { checkId, describeUnknownId, describeVersion } from "./checkId";
import { type DocsItem, listDocsItems } from "./navbar";
import { findFirstLink } from "./navigation";
import type { DocsPlan, LocalizedVersion } from "./types";

/** Reports items of the navbar that link to docs which don't exist. */
export function validateNavbar({
  instances,
  versions,
}: DocsPlan): Diagnostic[] {
  const ids = instances.map(({ id }) => id);
  const items = listDocsItems(siteConfig.navbar.items);
  return items.flatMap(({ item, instance: id, path }) => {
    const instance = instances.find((one) => one.id === id);
    const last = versions.filter(
      (version) => version.instance === id && version.isLast,
    );
    const folder = docsFolder(id, currentVersion);
    const reason = `This item leads to docs, but content/${folder} has no published page.`;
    const { option, found } = instance
      ? checkItem(item, instance, last)
      : { option: "docsPluginId", found: [describeUnknownId(reason, id, ids)] };
    return found.map((input) => ({
      fatal: true,
      file: configFile,
      field: [...path, option],
      ...input,
      // The whole item, without defaults.
      actual: formatValue(valueAt(writtenConfig, path)),
    }));
  });
}

type Check = { option: string; found: DiagnosticInput[] };

/**
 * Checks the ids that an item names. The version that readers get by default
 * must have them, because those who have not chosen a version get that one.
 * @param last that version, in each locale
 */
function checkItem(
  item: DocsItem,
  { id: instance, versions }: DocsInstance,
  last: readonly LocalizedVersion[],
): Check {
  const name = versions.find(({ isLast }) => isLast)?.name ?? "";
  const where = `${describeVersion({ instance, name })}, which readers get by default`;
  switch (item.type) {
    case "doc": {
      const { docId: id } = item;
      const docIds = last.flatMap(({ byId }) => [...byId.keys()]);
      // A draft hides the item until it is published.
      const isDraft = last.some(({ draftIds }) => draftIds.has(id));
      const found = isDraft ? [] : checkId("page", id, docIds, where);
      return { option: "docId", found };
    }
    case "docSidebar": {
      const { sidebarId } = item;
      const sidebars = last.flatMap((version) => version.sidebars);
      const ids = sidebars.map(({ id }) => id);
      const found = checkId("sidebar", sidebarId, ids, where);
      const isEmpty = sidebars.every(
        ({ id, items }) => id !== sidebarId || !findFirstLink(items),
      );
      if (found.length === 0 && isEmpty) {
        const reason = `The sidebar "${sidebarId}" has nothing to link to in ${where}.`;
        const note = "Put a listed page or a link into it, or remove the item.";
        found.push({ reason, note });
      }
      return { option: "sidebarId", found };
    }
    case "docsVersionDropdown": {
      const names = versions.map((version) => version.name);
      const { versions: listed = [] } = item;
      const found = (Array.isArray(listed) ? listed : Object.keys(listed))
        .filter((name) => !names.includes(name))
        .map((name) => {
          const reason = `The docs instance "${instance}" has no version "${name}".`;
          return describeUnknownId(reason, name, names);
        });
      return { option: "versions", found };
    }
    default:
      return { option: "type", found: [] };
  }
}
