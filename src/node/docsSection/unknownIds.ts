import type { ContentProblem } from "../content/problem";
import type { DocEntry } from "../collections/docFields";
import { adviceOnId } from "./adviceOnId";
import type { PlannedVersion } from "./planDocs";

const neighbours = { previous: "pagination_prev", next: "pagination_next" };

/** Finds pages and sidebars that pages name, and that their version does not have. */
export function unknownIds({
  docs,
  sidebars,
  version,
  draftIds,
}: PlannedVersion): ContentProblem[] {
  const ids = docs.map(({ docId }) => docId);
  const known = new Set([...ids, ...draftIds]);
  const sidebarIds = sidebars.map(({ id }) => id);
  const where = `version "${version.name}" of the docs "${version.collection}"`;
  const problem = (
    doc: DocEntry,
    line: number,
    field: string,
    value: string,
  ) => ({
    severity: "error" as const,
    file: doc.sourcePath,
    line,
    field,
    value,
  });
  return docs.flatMap((doc) => {
    if (doc.isFallback) return [];
    const { chosen, lines } = doc;
    const found: ContentProblem[] = [];
    for (const side of ["previous", "next"] as const) {
      const id = chosen[side];
      if (typeof id !== "string" || known.has(id)) continue;
      const { allowed, meant } = adviceOnId(id, ids);
      found.push({
        ...problem(doc, lines[side], neighbours[side], id),
        message: `There is no page "${id}" in ${where}.`,
        allowed,
        fix: meant ?? "Name one of these ids, or write null for no link.",
      });
    }
    const { sidebar } = chosen;
    if (typeof sidebar === "string" && !sidebarIds.includes(sidebar)) {
      const { allowed, meant } = adviceOnId(sidebar, sidebarIds);
      found.push({
        ...problem(doc, lines.sidebar, "displayed_sidebar", sidebar),
        message: `There is no sidebar "${sidebar}" in ${where}.`,
        allowed,
        fix: meant ?? "Name one of these, or write null for no sidebar.",
      });
    }
    return found;
  });
}
