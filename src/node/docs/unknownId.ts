import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { didYouMean, distance, nearest } from "../../lib/nearest";
import { formatValue } from "../diagnostics/diagnostic";
import type { DocsVersion } from "../collections/docsInstances";
import type { SidebarContext } from "./types";

/** How many ids a message lists. */
const mostIds = 8;

const lastStep = (id: string) => id.slice(id.lastIndexOf("/") + 1);

/** Says which ids there are, the most similar ones first, and which one was probably meant. */
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

export const describeVersion = ({
  name,
  instance,
}: Pick<DocsVersion, "name" | "instance">) =>
  `the version "${name}" of the docs "${instance}"`;

/** Says that a version has no page of an id. */
export const describeUnknownDoc = (
  id: string,
  { version, byId }: Pick<SidebarContext, "version" | "byId">,
): DiagnosticInput =>
  describeUnknownId(
    `There is no page "${id}" in ${describeVersion(version)}.`,
    id,
    [...byId.keys()],
  );
