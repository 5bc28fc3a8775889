import { nearest } from "../../lib/nearest";
import { authorParts } from "../../parts/registry";
import type { MdxFault } from "./compileMdx";
import { isAuthorPart } from "./isAuthorPart";
import type { OwnCode } from "./ownCode";
import type { MarkdownFacts } from "./readMarkdown";

const authorNames = Object.keys(authorParts);

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
    .map(({ name, line }) => {
      const meant = nearest(name, authorNames);
      return {
        severity: "error",
        line,
        message: `There is no component <${name}>.`,
        allowed: authorNames.map((known) => `<${known}>`).join(", "),
        fix: meant
          ? `Did you mean <${meant}>?`
          : "Import it at the top of the file, or use one of these.",
      };
    });
