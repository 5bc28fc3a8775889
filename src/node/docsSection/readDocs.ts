import type { ContentProblem } from "../content/problem";
import { navbarProblems } from "./navbarProblems";
import { planDocs } from "./planDocs";
import type { DocsInput, DocsPlan } from "./planDocs";
import { sidebarSources } from "./sidebarSources";

/**
 * Plans the docs with the sidebars that the owner wrote; what the bar names of
 * them is checked, too.
 * @param others faults of all content: what is in files that can't be read, nobody misses
 */
export async function readDocs(
  root: string,
  content: Omit<DocsInput, "sidebars">,
  others: readonly ContentProblem[],
): Promise<{ plan: DocsPlan; problems: ContentProblem[] }> {
  const sidebars = await sidebarSources(root, content.collections);
  const { plan, problems } = planDocs({ ...content, sidebars });
  const inBar = navbarProblems(root, plan, others, problems);
  return { plan, problems: [...problems, ...inBar] };
}
