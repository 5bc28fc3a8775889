import { listOf, readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";
import { UsageError } from "../cli/UsageError";
import { describeTranslations } from "../translations/describeTranslations";
import { listTranslations } from "../translations/listTranslations";

const usage = `
Lists texts whose translation is missing, outdated, or begun and not published.

  npm run translations
  npm run translations -- --all
  npm run translations -- --fail-on missing,outdated

  --all       texts in good order, too
  --json      the whole list for programs
  --fail-on   exit code 1 where there are any: missing, outdated, draft

A translation is outdated when the words of its source have changed since it
was last touched, as git tells; uncommitted changes count. The source is the
text that was there first.
`;

const options = {
  all: { type: "boolean" },
  json: { type: "boolean" },
  "fail-on": { type: "string" },
} as const;

const states: readonly string[] = ["missing", "outdated", "draft"];

runCommand(usage, (args) => {
  const { flags } = readFlags(options, args, 0);
  const unwanted = listOf(flags["fail-on"] ?? "");
  const unknown = unwanted.find((state) => !states.includes(state));
  if (unknown !== undefined) {
    throw new UsageError(
      `--fail-on ${JSON.stringify(unknown)} is no state. Allowed: ${states.join(", ")}`,
    );
  }
  const found = listTranslations(process.cwd());
  console.log(
    flags.json
      ? JSON.stringify(found, null, 2)
      : describeTranslations(found, flags.all === true),
  );
  // An unknown age must not pass for a good one.
  if (unwanted.includes("outdated") && found.noHistory) return 1;
  const isFound = found.texts
    .flatMap(({ locales }) => Object.values(locales))
    .some(({ status }) => unwanted.includes(status));
  return isFound ? 1 : 0;
});
