import { ownerConfig } from "../config/ownerConfig";
import { openEntryCache } from "../site/entryCache";
import { listWrittenEntries } from "../site/listTranslations";
import { loadSite } from "../site/loadSite";
import { isError } from "../site/diagnostics/diagnostic";
import type { Diagnostic } from "../site/diagnostics/diagnostic";
import {
  countOf,
  formatDiagnostics,
} from "../site/diagnostics/formatDiagnostics";
import { defineCommand } from "./command";

const usage = `
Checks content, messages and site config as a build does before it makes pages,
in seconds. Drafts and scheduled posts are checked, too, as if they were
published. Errors of the site config come first: as a
build does, the check then reads nothing else.

  npm run check:content
  npm run check:content -- --strict

  --strict   warnings count as errors

The exit code is 1 where there are errors.
`;

export const command = defineCommand({
  usage,
  options: { strict: { type: "boolean" } },
  run: async ({ strict }) => {
    const start = performance.now();
    const root = process.cwd();
    const { diagnostics } = await loadSite(root, ownerConfig, {
      cache: openEntryCache(root),
      checksHidden: true,
    });
    const errors = diagnostics.filter(isError).length;
    const warnings = diagnostics.filter(({ fatal }) => fatal === false).length;
    const entries = listWrittenEntries(root, ownerConfig.config.i18n);
    const missing = entries.flatMap((entry) => entry.missing).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      [
        ...formatReports(diagnostics, root),
        `Translations: ${missing} missing (npm run translations).`,
        `${entries.length} entries checked in ${seconds} s: ${countOf(errors, "error")}, ${countOf(warnings, "warning")}.`,
      ].join("\n\n"),
    );
    return errors > 0 || (strict && warnings > 0) ? 1 : 0;
  },
});

const headings = [
  ["Notes", null],
  ["Warnings", false],
  ["Errors", true],
] as const;

/** Prints notes, warnings and errors, the errors last. */
export const formatReports = (
  diagnostics: readonly Diagnostic[],
  root: string,
): string[] =>
  headings.flatMap(([heading, severity]) => {
    const some = diagnostics.filter(({ fatal }) => fatal === severity);
    if (some.length === 0) return [];
    return [`${heading}:`, formatDiagnostics(some, root)];
  });
