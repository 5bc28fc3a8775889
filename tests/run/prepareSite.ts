/** Lays out the site that a folder of tests brings: tsx tests/run/prepareSite.ts docs /tmp/docs */
import { prepareSites } from "../docs/prepareSite";
import { prepareSite } from "../language/prepareSite";

const [project, folder = ""] = process.argv.slice(2);
if (project === "docs") prepareSites(folder);
else prepareSite(folder);
