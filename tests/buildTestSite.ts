/** Lays the tests' own site out anew in .test-site/, and builds it. */
import { spawnSync } from "node:child_process";
import { layOutTestSite } from "./run/layOut";
import { gatsbyBuild } from "./run/steps";
import { testSite } from "./siteRoot";

const [node = "", ...args] = gatsbyBuild;
layOutTestSite();
const { status } = spawnSync(node, args, { cwd: testSite, stdio: "inherit" });
process.exitCode = status ?? 1;
