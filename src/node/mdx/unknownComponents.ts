import { nearest } from "../../lib/nearest";
import { authorParts } from "../../parts/registry";
import type { MdxFault } from "./compileMdx";
import { isAuthorPart } from "./isAuthorPart";
import type { OwnCode } from "./ownCode";
import type { MarkdownFacts } from "./readMarkdown";

const authorNames = Object.keys(authorParts);

/** What other generators call what we have. */
const namesElsewhere: Readonly<Record<string, string>> = {
  Accordion: "Details",
  Blockquote: "Quote",
  CardGrid: "Cards",
  CardGroup: "Cards",
  Expandable: "Details",
  LinkButton: "Button",
  LinkCard: "Card",
  Step: "Steps",
  Tab: "TabItem",
  Tree: "FileTree",
};

/** What was most likely meant by a name that we don't have. */
function fixFor(name: string): string {
  const ours = namesElsewhere[name];
  if (ours) return `It is called <${ours}> here.`;
  const meant = nearest(name, authorNames);
  return meant
    ? `Did you mean <${meant}>?`
    : "Import it at the top of the file, or use one of these.";
}

/** Components that are neither ours nor imported by the file itself. */
export const unknownComponents = (
  { components }: MarkdownFacts,
  own?: OwnCode,
): MdxFault[] =>
  components
    .filter(({ name }) => {
      const [root = ""] = name.split(".");
      return !isAuthorPart(name) && !own?.names.has(root);
    })
    .map(({ name, line }) => ({
      severity: "error",
      line,
      message: `There is no component <${name}>.`,
      allowed: authorNames.map((known) => `<${known}>`).join(", "),
      fix: fixFor(name),
    }));
