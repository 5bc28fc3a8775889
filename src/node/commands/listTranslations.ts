import "../cli/explainConfig";
import { listOf, readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";
import { UsageError } from "../cli/UsageError";
import { checkCatalogues } from "../catalogues/checkCatalogues";
import { checkUse } from "../catalogues/checkUse";
import { describeStrings } from "../catalogues/describeStrings";
import { writeStringTypes } from "../catalogues/writeStringTypes";
import { describeTranslations } from "../translations/describeTranslations";
import { listTranslations } from "../translations/listTranslations";

const usage = `
Lists texts whose translation is missing, outdated, or begun and not published,
and what is wrong with the interface's strings in locales/: missing ones, those
that nothing uses, those that are the same as in English, wrong slots and plural
forms, faulty files.

  npm run translations
  npm run translations -- --all
  npm run translations -- --fail-on missing,outdated,strings

  --all       texts in good order, too
  --json      the whole list for programs
  --fail-on   exit code 1 where there are any: missing, outdated, draft (texts),
              strings (anything said of the interface's strings)

A translation is outdated when the words of its source have changed since it
was last touched, as git tells; uncommitted changes count. The source is the
text that was there first.
`;

const options = {
  all: { type: "boolean" },
  json: { type: "boolean" },
  "fail-on": { type: "string" },
} as const;

const states: readonly string[] = ["missing", "outdated", "draft", "strings"];

runCommand(usage, (args) => {
  const { flags } = readFlags(options, args, 0);
  const unwanted = listOf(flags["fail-on"] ?? "");
  const unknown = unwanted.find((state) => !states.includes(state));
  if (unknown !== undefined) {
    throw new UsageError(
      `--fail-on ${JSON.stringify(unknown)} is no state. Allowed: ${states.join(", ")}`,
    );
  }
  const root = process.cwd();
  writeStringTypes(root);
  const found = listTranslations(root);
  const { counts, problems } = checkCatalogues(root);
  const strings = { counts, problems: [...problems, ...checkUse(root)] };
  console.log(
    flags.json
      ? JSON.stringify({ ...found, strings }, null, 2)
      : [
          describeTranslations(found, flags.all === true),
          describeStrings(root, strings),
        ].join("\n\n"),
  );
  // An unknown age must not pass for a good one.
  if (unwanted.includes("outdated") && found.noHistory) return 1;
  if (unwanted.includes("strings") && strings.problems.length > 0) return 1;
  const isFound = found.texts
    .flatMap(({ locales }) => Object.values(locales))
    .some(({ status }) => unwanted.includes(status));
  return isFound ? 1 : 0;
});
