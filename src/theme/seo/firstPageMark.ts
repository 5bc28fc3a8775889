import { cloneElement, type ReactElement } from "react";
import type { HelmetData } from "react-helmet";

/** Marks tags that describe the first page of a visit. */
export const firstPageMark = { "data-first-page": "" };

type Tag = ReactElement<Record<string, unknown>>;

/**
 * Returns the tags that react-helmet collected on the server, without its mark
 * on those that only the server renders: in the browser react-helmet would
 * remove them.
 */
export function getPlainTags({ meta, link, script }: HelmetData): Tag[] {
  return [meta, link, script].flatMap((kind, index) =>
    // Typed as a component, but actually a list of elements.
    (kind.toComponent() as unknown as Tag[]).map((tag) => {
      const isFirstPage = "data-first-page" in tag.props;
      return cloneElement(tag, {
        key: `head-${index}-${tag.key}`,
        ...(isFirstPage && { "data-react-helmet": undefined }),
      });
    }),
  );
}

/** Removes the tags that describe the first page of a visit. */
export function dropFirstPageTags(): void {
  // In develop react-helmet writes and removes them itself.
  for (const tag of document.head.querySelectorAll(
    "[data-first-page]:not([data-react-helmet])",
  )) {
    tag.remove();
  }
}
