/** Checks the site in the folder where it runs, and prints as JSON what to know of it without a build. */
import { formatReports } from "../../src/cli/checkContent";
import { ownerConfig } from "../../src/config/ownerConfig";
import { createContentPolicy } from "../../src/output/contentPolicy";
import {
  editorConfig,
  readEditorSchema,
} from "../../src/output/editor/testing/config";
import { isError } from "../../src/site/diagnostics/diagnostic";
import { loadSite } from "../../src/site/loadSite";

export type SiteFacts = {
  /** Errors, and how the editor's form would refuse its configuration. */
  faults: string[];
  /** What pages may load. */
  policy: string;
  /** The words of its privacy pages, by file. */
  privacy: [file: string, text: string][];
};

async function readSite(): Promise<SiteFacts> {
  const root = process.cwd();
  const { config, sidebars } = ownerConfig;
  const site = await loadSite(root, ownerConfig, { checksHidden: true });
  // What the editor's page reads is JSON, too.
  const form: unknown = JSON.parse(JSON.stringify(editorConfig));
  const { error } = readEditorSchema().safeParse(form);
  return {
    faults: [
      ...formatReports(site.diagnostics.filter(isError), root),
      ...(error ? [`/admin: ${error.message}`] : []),
    ],
    policy: createContentPolicy(config, site.entries, sidebars),
    privacy: site.entries
      .filter(({ sourcePath }) => /\/privacy\//.test(sourcePath))
      .map(({ sourcePath, text }) => [sourcePath, text]),
  };
}

void readSite().then((facts) => {
  console.log(JSON.stringify(facts));
});
