import { createRequire } from "node:module";
import path from "node:path";

type Reporter = Record<"warn" | "log", (text: string) => void>;

/** Gatsby's warning of a template without pages, and the advice that follows it. */
const unusedTemplate =
  /^The GraphQL query in the non-page component ".*[\\/]src[\\/]templates[\\/]|^\s*Exported queries are only executed for page components/;

/**
 * Keeps Gatsby from warning of templates that have no page.
 *
 * Mends: a site without documentation has no page of its templates, and every
 * build would advise to move their queries. Tried with Gatsby 5.16: the
 * reporter that plugins get is a copy, so this is Gatsby's own. Can go when a
 * build without content/docs is quiet without it.
 */
export function hideUnusedTemplates(root: string): void {
  const fromSite = createRequire(path.join(root, "package.json"));
  const fromGatsby = createRequire(fromSite.resolve("gatsby/package.json"));
  const reporter = fromGatsby("gatsby-cli/lib/reporter") as Reporter;
  for (const method of ["warn", "log"] as const) {
    const print = reporter[method].bind(reporter);
    reporter[method] = (text) => {
      if (!unusedTemplate.test(text)) print(text);
    };
  }
}
