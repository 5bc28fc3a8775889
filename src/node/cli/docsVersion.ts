import { runCommand, UsageError } from "./runCommand";
import { DEFAULT_DOCS_PLUGIN_ID } from "../../config/constants";
import { siteConfig } from "../../config/resolved";
import { sidebars } from "../../config/sidebars";
import { currentVersion, listCollections } from "../docs/collections";
import { cutVersion, listDocsAreas } from "./cutVersion";

const usage = `
Cuts a version of the documentation: copies content/docs to
content/docs@<version>, with its sidebars. Readers get the new version by
default, and what you go on writing in content/docs is called "Next".

  npm run docs:version -- 2.0
  npm run docs:version -- 2.0 --docs api

  --docs   the collection, content/docs-<name> (default: content/docs)
`;

void runCommand({
  usage,
  options: { docs: { type: "string", default: DEFAULT_DOCS_PLUGIN_ID } },
  mostWords: 1,
  run: ({ docs: collection }, [version]) => {
    if (version === undefined) {
      throw new UsageError("Missing version: npm run docs:version -- 2.0.");
    }
    const root = process.cwd();
    const own = sidebars[collection];
    const folder = cutVersion(root, { collection, version, sidebars: own });
    const areas = listDocsAreas(root).map(({ area }) => area);
    const versions = listCollections(areas, siteConfig.docs)
      .filter(({ id }) => id === collection)
      .flatMap((one) => one.versions);
    const paths = versions.map(({ name, path, isLast }) => {
      const label = name === currentVersion ? "Next" : name;
      return `  ${path}  ${label}${isLast ? ", shown by default" : ""}`;
    });
    console.log(`Created content/${folder}${own ? " with its sidebars" : ""}.

Versions now:
${paths.join("\n")}

Their order and default: docs.${collection} in src/config/site.ts. Commit the folder; deleting it undoes all.`);
    return 0;
  },
});
