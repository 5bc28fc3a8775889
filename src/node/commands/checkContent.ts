import "../cli/explainConfig";
import { checkSite } from "../../config/check";
import { formatSiteReport } from "../../config/formatSiteReport";
import { site } from "../../config/site";
import { readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";

const usage = `
Checks posts, pages, authors, tags, series, pictures and links as a build does
before it makes pages, in seconds. Faults of the site config come first: as a
build does, the check then reads nothing else.

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
  const config = checkSite(site);
  if (config.length > 0) {
    const isJson = flags.json === true;
    console.log(
      isJson ? JSON.stringify({ config }, null, 2) : formatSiteReport(config),
    );
    return 1;
  }
  // Read once, when the config is loaded: drafts have faults as well.
  process.env.GATSBY_SITE_PREVIEW = "true";
  const { checkContent } = await import("../contentCheck/checkContent");
  const { describeCheck } = await import("../contentCheck/describeCheck");
  const { listTranslations } = await import("../translations/listTranslations");
  const { sumUp } = await import("../translations/describeTranslations");
  const root = process.cwd();
  const found = await checkContent(root);
  const seconds = (performance.now() - start) / 1000;
  const translations = sumUp(listTranslations(root));
  const report = flags.json
    ? JSON.stringify(found, null, 2)
    : describeCheck({ ...found, root, translations, seconds });
  console.log(report);
  const isGrave = (severity: string) =>
    severity === "error" || (flags.strict && severity === "warning");
  const { problems, faults } = found;
  const isFaulty =
    problems.some(({ severity }) => isGrave(severity)) ||
    faults.throw.length > 0 ||
    (flags.strict && faults.warn.length > 0);
  return isFaulty ? 1 : 0;
});
