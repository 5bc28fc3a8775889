import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { didYouMean, distance, nearest } from "../../lib/nearest";
import type { DocsVersion } from "../collections/docsInstances";
import { formatValue } from "../diagnostics/diagnostic";
import type { LocalizedVersion } from "./types";

/** The most ids that a message lists. */
const mostIds = 8;

const lastStep = (id: string) => id.slice(id.lastIndexOf("/") + 1);

/** Lists the ids that there are, the most similar ones first, and asks whether one of them was meant. */
export function describeUnknownId(
  reason: string,
  id: string,
  ids: readonly string[],
): DiagnosticInput {
  // It may be the right page in the wrong folder.
  const differ = (other: string) =>
    Math.min(distance(id, other), distance(lastStep(id), lastStep(other)));
  const similar = [...new Set(ids)].sort((a, b) => differ(a) - differ(b));
  const rest = similar.length - mostIds;
  const name = nearest(lastStep(id), similar.map(lastStep));
  const meant =
    nearest(id, similar) ?? similar.find((other) => lastStep(other) === name);
  return {
    reason,
    actual: formatValue(id),
    expected: [
      ...similar.slice(0, mostIds),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ],
    note: didYouMean(meant),
  };
}

type Version = Pick<DocsVersion, "name" | "instance">;

export const describeVersion = ({ name, instance }: Version) =>
  `the version "${name}" of the docs "${instance}"`;

/**
 * Checks that there is a page or sidebar of an id.
 * @param where the version that should have it
 */
const checkId = (
  noun: "page" | "sidebar",
  id: string,
  ids: readonly string[],
  where: string,
): DiagnosticInput[] =>
  ids.includes(id)
    ? []
    : [describeUnknownId(`There is no ${noun} "${id}" in ${where}.`, id, ids)];

/** Checks that a version has a page. A draft is left out until it is published. */
export const checkDocId = (
  id: string,
  version: Version & Pick<LocalizedVersion, "byId" | "draftIds">,
  where = describeVersion(version),
): DiagnosticInput[] =>
  version.draftIds.has(id)
    ? []
    : checkId("page", id, [...version.byId.keys()], where);

/** Checks that a version has a sidebar. */
export const checkSidebarId = (
  id: string,
  version: LocalizedVersion,
  where = describeVersion(version),
): DiagnosticInput[] => {
  const ids = version.sidebars.map((sidebar) => sidebar.id);
  return checkId("sidebar", id, ids, where);
};
