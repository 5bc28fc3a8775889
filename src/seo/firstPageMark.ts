import { cloneElement, type ReactElement } from "react";
import type { HelmetData } from "react-helmet";

/** Marks tags that describe the page which a visit begins with. */
export const firstPageMark = { "data-first-page": "" };

type Tag = ReactElement<Record<string, unknown>>;

/**
 * The tags that react-helmet has gathered on the server. Its own mark is taken
 * off those that only the server renders: in the browser it would remove them,
 * for no component asks for them there.
 */
export function plainTags({ meta, link, script }: HelmetData): Tag[] {
  return [meta, link, script].flatMap((kind, index) =>
    // Its types say that this is a component; it is a list of elements.
    (kind.toComponent() as unknown as Tag[]).map((tag) => {
      const isFirstPage = "data-first-page" in tag.props;
      return cloneElement(tag, {
        key: `head-${index}-${tag.key}`,
        ...(isFirstPage && { "data-react-helmet": undefined }),
      });
    }),
  );
}

/** Takes tags out of the document that describe the page which the visit began with. */
export function dropFirstPageTags(): void {
  // In develop react-helmet writes them, and takes them away itself.
  for (const tag of document.head.querySelectorAll(
    "[data-first-page]:not([data-react-helmet])",
  )) {
    tag.remove();
  }
}
