import { readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";

const usage = `
Checks posts, pages, authors, tags and series as a build does, in seconds.

  npm run check:content
  npm run check:content -- --strict

  --strict   weak spots count as faults
  --json     prints the list for programs

Drafts are checked, too. The exit code is 1 where there are faults.
`;

const options = {
  strict: { type: "boolean" },
  json: { type: "boolean" },
} as const;

runCommand(usage, async (args) => {
  const { flags } = readFlags(options, args, 0);
  const start = performance.now();
  // Read once, when the config is loaded: drafts have faults as well.
  process.env.GATSBY_SITE_PREVIEW = "true";
  const { checkContent } = await import("../contentCheck/checkContent");
  const { describeCheck } = await import("../contentCheck/describeCheck");
  const root = process.cwd();
  const { problems, texts } = await checkContent(root);
  const faults = problems.filter(
    ({ severity }) => severity === "error" || flags.strict,
  );
  const seconds = (performance.now() - start) / 1000;
  const report = flags.json
    ? JSON.stringify(problems, null, 2)
    : describeCheck({ root, problems, texts, seconds });
  console.log(report);
  return faults.length > 0 ? 1 : 0;
});
