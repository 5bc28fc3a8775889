import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { useActiveHeading } from "../hooks/useActiveHeading";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { scrollWithin } from "../hooks/scrollWithin";
import { Icon } from "../ui/Icon";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./TableOfContents.module.css";

type TableOfContentsProps = {
  entry: Queries.TableOfContentsFragment;
  /** True for parts that have numbers, there and here. Default: false. */
  isNumbered?: boolean;
};

/**
 * The headings of the text, with the current one marked: beside the text on wide
 * screens, folded above it on narrow ones. The page contains both for CSS.
 */
export function TableOfContents(props: TableOfContentsProps) {
  const { entry, isNumbered } = props;
  const { t } = useTranslation("blog");
  const { lang, toc: items } = entry;
  const language = useLocale().languageOf(lang);
  const active = useActiveHeading(items);
  const rootRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    // A key that leads from entry to entry scrolls the page, too: its entry stays in view.
    if (root?.querySelector(":focus-visible")) return;
    if (root && active) scrollWithin(root, "[aria-current]");
    else if (root) root.scrollTop = 0;
  }, [active]);

  const top = Math.min(...items.map((item) => item.depth));
  const title = t("post.onThisPage");
  const list = (
    <ol className={css.items} {...language}>
      {items.map(({ id, title, depth }) => (
        <li key={id} style={{ "--depth": depth - top }}>
          <a
            href={`#${id}`}
            aria-current={id === active ? "location" : undefined}
          >
            <NoWrap text={title} />
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      className={css.root}
      aria-label={title}
      ref={rootRef}
      data-print="hide"
      data-numbered={isNumbered}
    >
      <div className={css.wide}>
        <p>{title}</p>
        {list}
      </div>
      <details className={css.narrow}>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        {list}
      </details>
    </nav>
  );
}

export const fragment = graphql`
  fragment TableOfContents on Entry {
    lang
    toc {
      id
      title
      depth
    }
  }
`;
