/**
 * Asks all addresses of other sites that content and site config name whether
 * they are there:
 * npm run check:links -- [--skip https://…] [--days 7] [--pause 1000] [--timeout 15]
 */
import "../cli/explainConfig";
import path from "node:path";
import { parseArgs } from "node:util";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { site } from "../../config/site";
import { askAll } from "../checks/external/askAll";
import { formatOutcomes } from "../checks/external/formatOutcomes";
import { linkMemory } from "../checks/external/linkMemory";
import { outsideLinks } from "../checks/external/outsideLinks";
import { configLines } from "../checks/configLines";

const { values } = parseArgs({
  options: {
    /** Beginnings of addresses to leave out, beside those of `checks.skip`. */
    skip: { type: "string", multiple: true, default: [] },
    /** How long a good answer holds; 0 asks everybody anew. */
    days: { type: "string", default: "7" },
    /** Milliseconds between two questions to one host. */
    pause: { type: "string", default: "1000" },
    /** Seconds to wait for an answer. */
    timeout: { type: "string", default: "15" },
  },
});

async function main(): Promise<void> {
  const root = process.cwd();
  const links = await outsideLinks({
    root,
    site,
    skip: [...checksWithDefaults(site.checks).skip, ...values.skip],
    lineOf: configLines(root),
  });
  // Gatsby empties its own cache whenever the config changes.
  const file = path.join(root, "node_modules/.cache/outside-links.json");
  const memory = linkMemory(file, Number(values.days));
  const asked = links
    .map(({ url }) => url)
    .filter((url) => memory.get(url) === undefined);
  const answers = await askAll(
    asked,
    {
      timeout: Number(values.timeout) * 1000,
      pause: Number(values.pause),
      hosts: 8,
      userAgent: `Mozilla/5.0 (compatible; link check of ${site.url})`,
    },
    (url, { state }) => console.log(`${state.padEnd(8)} ${url}`),
  );
  for (const [url, outcome] of answers) memory.set(url, outcome);
  memory.write();
  const outcomes = new Map(
    links.flatMap(({ url }) => {
      const outcome = answers.get(url) ?? memory.get(url);
      return outcome ? [[url, outcome] as const] : [];
    }),
  );
  const remembered = links.length - asked.length;
  console.log(`\n${formatOutcomes({ links, outcomes, remembered })}`);
  const isDead = [...outcomes.values()].some(({ state }) => state === "dead");
  process.exitCode = isDead ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
