import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { didYouMean, distance, nearest } from "../../lib/nearest";
import type { DocsVersion } from "../collections/docsInstances";
import { formatValue } from "../diagnostics/diagnostic";

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

/**
 * Checks that there is a page or sidebar of an id, if one is given.
 * @param where the version that should have it
 */
export const checkId = (
  noun: "page" | "sidebar",
  id: string | null | undefined,
  ids: readonly string[],
  where: string,
): DiagnosticInput[] =>
  typeof id !== "string" || ids.includes(id)
    ? []
    : [describeUnknownId(`There is no ${noun} "${id}" in ${where}.`, id, ids)];

export const describeVersion = ({
  name,
  instance,
}: Pick<DocsVersion, "name" | "instance">) =>
  `the version "${name}" of the docs "${instance}"`;
