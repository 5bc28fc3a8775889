import { siteRoot } from "../siteRoot";

// Tests' code is the project's, and their folder the site's that they read.
process.chdir(siteRoot);
