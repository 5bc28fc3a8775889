import "../cli/explainConfig";
import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { siteConfig } from "../../config/resolved";
import { sidebars } from "../../config/sidebars";
import { readFlags } from "../cli/readFlags";
import { runCommand } from "../cli/runCommand";
import { UsageError } from "../cli/UsageError";
import { cutVersion } from "../docsVersion/cutVersion";
import { describeCut } from "../docsVersion/describeCut";

const usage = `
Cuts a version of the documentation: copies what is in content/docs to content/docs@<name>, with its sidebars. Both can be changed from then on without the other.

  npm run docs:version -- 2.0
  npm run docs:version -- 2.0 --docs api      of the collection in content/docs-api

  --docs <id>      the collection (default: ${DEFAULT_DOCS_PLUGIN_ID}, which is content/docs)

Either the whole version is made, or nothing.
`;

runCommand(usage, (args) => {
  const root = process.cwd();
  const { words, flags } = readFlags({ docs: { type: "string" } }, args, 1);
  const [version] = words;
  if (version === undefined) {
    throw new UsageError(
      "Say what the version is called: npm run docs:version -- 2.0 (see --help).",
    );
  }
  const collection = flags.docs ?? DEFAULT_DOCS_PLUGIN_ID;
  const cut = { collection, version, sidebars: sidebars[collection] };
  const made = cutVersion(root, cut);
  console.log(describeCut(root, cut, made, siteConfig.docs));
  return 0;
});
