import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useState } from "react";
import { useIsDesktop } from "../hooks/useIsDesktop";
import * as css from "./TableOfContents.module.css";

type TableOfContentsProps = {
  items: readonly Queries.TableOfContentsFragment[];
};

/**
 * The headings of the text. Beside it on a wide screen and always open there;
 * above it on a narrow one, folded. The same element for both.
 */
export function TableOfContents({ items }: TableOfContentsProps) {
  const { t } = useTranslation("blog");
  const isDesktop = useIsDesktop();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(isDesktop === true), [isDesktop]);
  if (items.length === 0) return null;

  const top = Math.min(...items.map((item) => item.depth));
  return (
    <nav className={css.root} aria-label={t("post.onThisPage")}>
      <details
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary
          className={css.summary}
          tabIndex={isDesktop ? -1 : undefined}
          onClick={(event) => {
            if (isDesktop) event.preventDefault();
          }}
        >
          {t("post.onThisPage")}
        </summary>
        <ol className={css.items}>
          {items.map(({ id, title, depth }) => (
            <li key={id} data-depth={depth - top}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

export const fragment = graphql`
  fragment TableOfContents on TocItem {
    id
    title
    depth
  }
`;
