import { runCommand } from "./runCommand";
import { countOf } from "../content/countOf";
import { isError } from "../diagnostics/diagnostic";
import { formatDiagnostics } from "../diagnostics/formatDiagnostics";

const usage = `
Checks content, messages and site config as a build does before it makes pages,
in seconds. Drafts are checked, too. Errors of the site config come first: as a
build does, the check then reads nothing else.

  npm run check:content
  npm run check:content -- --strict

  --strict   warnings count as errors
  --json     prints the list for programs

The exit code is 1 where there are errors.
`;

void runCommand({
  usage,
  options: { strict: { type: "boolean" }, json: { type: "boolean" } },
  run: async ({ strict, json }) => {
    const start = performance.now();
    // Read when the config is loaded: drafts have errors as well.
    process.env.GATSBY_SITE_PREVIEW = "true";
    const { loadSite } = await import("../content/loadSite");
    const { listEntries, missingLocales } = await import("./listEntries");
    const root = process.cwd();
    const { diagnostics } = await loadSite(root);
    const isFaulty = diagnostics.some(
      (one) => isError(one) || (strict && one.fatal === false),
    );
    if (json) {
      console.log(JSON.stringify({ diagnostics }, null, 2));
      return isFaulty ? 1 : 0;
    }
    const reports = [null, false, true].map((fatal) =>
      formatDiagnostics(
        diagnostics.filter((one) => one.fatal === fatal),
        root,
      ),
    );
    const entries = listEntries(root);
    const missing = entries.flatMap(missingLocales).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const errors = diagnostics.filter(isError).length;
    const warnings = diagnostics.filter(({ fatal }) => fatal === false).length;
    console.log(
      [
        ...reports.filter(Boolean),
        `Translations: ${missing} missing (npm run translations).`,
        `${entries.length} entries checked in ${seconds} s: ${countOf(errors, "error")}, ${countOf(warnings, "warning")}.`,
      ].join("\n\n"),
    );
    return isFaulty ? 1 : 0;
  },
});
