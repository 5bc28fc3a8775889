import sharedReporter from "gatsby-cli/lib/reporter";
import type { Store } from "gatsby";

type State = {
  components: Map<string, { pages: Set<string> }>;
  pages: Map<string, object>;
};

/**
 * Gatsby keeps a page under the component that it had before, even when the
 * page is gone, and cannot print its list of pages then: the build would end
 * there, without an error.
 */
export function forgetGonePages(store: Store): void {
  const { components, pages } = (store.getState as () => State)();
  for (const component of components.values()) {
    for (const path of component.pages) {
      if (!pages.has(path)) component.pages.delete(path);
    }
  }
}

/**
 * Has Gatsby's reporter pass over templates that no page uses: a site without a
 * CV or projects has such, and is told so in 26 lines at each save.
 */
export function muteUnusedTemplates(
  reporter: Record<"log" | "warn", (text: string) => void> = sharedReporter,
): void {
  const { log, warn } = reporter;
  reporter.warn = (text) => {
    if (!/^The GraphQL query in .*src.templates./.test(text)) warn(text);
  };
  reporter.log = (text) => {
    if (!/^\s*Exported queries are only executed/.test(text)) log(text);
  };
}
