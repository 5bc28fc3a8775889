import { createRequire } from "node:module";
import path from "node:path";

/** What Gatsby's own reporter has, beside what it declares. */
type GatsbyReporter = {
  setErrorMap: (map: Record<string, object>) => void;
} & Record<"warn" | "log", (text: string) => void>;

/**
 * Gatsby's own reporter: the one that a site's code is handed is a copy. The
 * package "gatsby/reporter" promises it, and exports nothing.
 */
export function gatsbyReporter(root: string): GatsbyReporter {
  const site = createRequire(path.join(root, "package.json"));
  const gatsby = createRequire(site.resolve("gatsby/package.json"));
  return gatsby("gatsby-cli/lib/reporter") as GatsbyReporter;
}
