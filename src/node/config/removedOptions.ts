import { type Diagnostic, formatField } from "../diagnostics/diagnostic";

/** Options that earlier versions had, with what to do instead. */
const removedOptions: Readonly<Record<string, string>> = {
  "blog.feeds.authors":
    "Remove it: readers subscribe to the feed of a language's blog.",
  "blog.feeds.tags":
    "Remove it: readers subscribe to the feed of a language's blog.",
  security:
    "Write the file static/.well-known/security.txt (https://securitytxt.org), and remove the option.",
};

/** Says of an option that earlier versions had what to do instead; leaves other diagnostics as they are. */
export function explainRemovedOption(diagnostic: Diagnostic): Diagnostic {
  const { field = [] } = diagnostic;
  const note = removedOptions[formatField(field)];
  if (note === undefined) return diagnostic;
  const reason = `There is no option "${String(field.at(-1))}" any more.`;
  return { ...diagnostic, reason, expected: undefined, note };
}
