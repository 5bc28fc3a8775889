import { formatProblems } from "../../content/problem";
import type { DocRef } from "../../nodes/contentNodes";
import { collectionsOf } from "../collectionsOf";
import { planDocs } from "../planDocs";
import type { DocsInput } from "../planDocs";

/** Plans docs whose folders are those of the given pages, and of others. */
export function plan(
  docs: readonly DocRef[],
  { areas = [], ...own }: Partial<DocsInput> & { areas?: string[] } = {},
) {
  const folders = [...docs.map(({ area }) => area), ...areas];
  return planDocs({ docs, collections: collectionsOf(folders, {}), ...own });
}
/** What is wrong with them, as a build prints it. */
export const report = (...given: Parameters<typeof plan>) =>
  formatProblems("Faults:", plan(...given).problems);
