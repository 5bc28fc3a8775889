import { cloneElement, type ReactElement } from "react";
import type { HelmetData } from "react-helmet";

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
