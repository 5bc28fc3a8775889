import type { MdxFault } from "./compileMdx";
import { dropDiagrams, placeDiagrams } from "./diagrams/placeDiagrams";
import type { HastParent } from "./dropBlankText";
import { placeFormulas } from "./math/placeFormulas";
import type { Tools } from "./tools";

/** Draws the formulas and diagrams of a text. */
export const placeDrawings = async (
  root: HastParent,
  tools: Tools,
): Promise<MdxFault[]> => [
  ...(await placeFormulas(root, tools)),
  ...placeDiagrams(root, tools),
];

/** The same for a text on a list, where there are no sheets of parts. */
export async function placeBareDrawings(
  root: HastParent,
  tools: Tools,
): Promise<void> {
  await placeFormulas(root, tools, true);
  dropDiagrams(root);
}
