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
