import type { GatsbyNode } from "gatsby";
import { gatsbyReporter } from "./gatsbyReporter";
import { projectRoot } from "./projectRoot";

type Reporter = Record<"warn" | "log", (text: string) => void>;

const unusedTemplate =
  /^The GraphQL query in the non-page component ".*[\\/]src[\\/]templates[\\/]/;
const advice = /^\s*Exported queries are only executed for page components/;

/**
 * Keeps Gatsby from warning of templates that no page needs: a section without
 * content, such as documentation, has none. Gatsby's reporter is not the one
 * that plugins are given, and there is no public way to say so.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({
  store,
}) => {
  silence(gatsbyReporter(projectRoot(store)));
};

/** Swallows the warnings, and the advice after them unless another one calls for it. */
export function silence(reporter: Reporter): void {
  const { warn, log } = reporter;
  let others = 0;
  reporter.warn = (text) => {
    if (unusedTemplate.test(text)) return;
    if (text.startsWith("The GraphQL query in the non-page")) others += 1;
    warn(text);
  };
  reporter.log = (text) => {
    if (others === 0 && advice.test(text)) return;
    log(text);
  };
}
