import type { OwnerConfig } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { currentVersion, docsFolder } from "../collections/docsInstances";
import { configFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { formatValue } from "../diagnostics/diagnostic";
import { valueAt } from "../diagnostics/schemaAt";
import {
  checkDocId,
  checkSidebarId,
  describeUnknownId,
  describeVersion,
} from "./checkId";
import { findFirstLink } from "./navigation";
import { type DocsItem, listDocsItems } from "./siteDocs";
import type { LocalizedVersion } from "./types";

/** Reports items of the navbar that link to docs which don't exist. */
export function checkNavbar(
  { input, config: { i18n, navbar } }: OwnerConfig,
  versions: readonly LocalizedVersion[],
): Diagnostic[] {
  // Every language has the same pages and sidebars.
  const all = versions.filter(({ locale }) => locale === i18n.defaultLocale);
  const ids = all.map(({ instance }) => instance);
  return listDocsItems(navbar.items).flatMap(({ item, instance: id, path }) => {
    const ofInstance = all.filter(({ instance }) => instance === id);
    const last = ofInstance.find(({ isLast }) => isLast);
    const { option, problems } = last
      ? checkItem(item, ofInstance, last)
      : { option: "docsPluginId", problems: [describeMissing(id, ids)] };
    return problems.map((problem) => ({
      fatal: true,
      file: configFile,
      field: [...path, option],
      ...problem,
      // The whole item, without defaults.
      actual: formatValue(valueAt(input, path)),
    }));
  });
}

function describeMissing(id: string, ids: readonly string[]): DiagnosticInput {
  const folder = docsFolder(id, currentVersion);
  const reason = `This item leads to docs, but content/${folder} has no published page.`;
  return describeUnknownId(reason, id, ids);
}

type Check = {
  /** The option with the id. */
  option: string;
  problems: DiagnosticInput[];
};

/**
 * Checks the ids that an item names. The version that readers get by default
 * must have them, because those who have not chosen a version get that one.
 */
function checkItem(
  item: DocsItem,
  versions: readonly LocalizedVersion[],
  last: LocalizedVersion,
): Check {
  const where = `${describeVersion(last)}, which readers get by default`;
  switch (item.type) {
    case "doc":
      return { option: "docId", problems: checkDocId(item.docId, last, where) };
    case "docSidebar": {
      const { sidebarId } = item;
      const problems = checkSidebarId(sidebarId, last, where);
      const sidebar = last.sidebars.find(({ id }) => id === sidebarId);
      if (sidebar && !findFirstLink(sidebar.items)) {
        const reason = `The sidebar "${sidebarId}" has nothing to link to in ${where}.`;
        const note = "Put a listed page or a link into it, or remove the item.";
        problems.push({ reason, note });
      }
      return { option: "sidebarId", problems };
    }
    case "docsVersionDropdown": {
      const names = versions.map((version) => version.name);
      const problems = (item.versions ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => {
          const reason = `The docs instance "${last.instance}" has no version "${name}".`;
          return describeUnknownId(reason, name, names);
        });
      return { option: "versions", problems };
    }
    case "docsVersion":
      return { option: "type", problems: [] };
  }
}
