import { graphql } from "gatsby";
import { useEffect, useId, useRef } from "react";
import { useActiveHeading } from "../hooks/useActiveHeading";
import { useCollapse } from "../hooks/useCollapse";
import { useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { scrollWithin } from "../hooks/scrollWithin";
import { Icon } from "../ui/Icon";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./TableOfContents.module.css";

type TableOfContentsProps = {
  items: readonly Queries.TableOfContentsFragment[];
  /** Locale of the text. */
  lang: string;
};

/**
 * The headings of the text, the one being read marked. Beside the text on a
 * wide screen and always shown there; above it on a narrow one, folded.
 */
export function TableOfContents({ items, lang }: TableOfContentsProps) {
  const { t } = useTranslation("blog");
  const language = useTextLanguage()(lang);
  const active = useActiveHeading(items);
  const { isOpen, isShown, panelRef, toggle } = useCollapse<HTMLDivElement>();
  const rootRef = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (rootRef.current) scrollWithin(rootRef.current, "[aria-current]");
  }, [active]);
  if (items.length === 0) return null;

  const top = Math.min(...items.map((item) => item.depth));
  return (
    <nav
      className={css.root}
      aria-label={t("post.onThisPage")}
      ref={rootRef}
      data-print="hide"
    >
      <p className={css.title}>{t("post.onThisPage")}</p>
      <button
        className={css.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t("post.onThisPage")}
        <Icon name="down" />
      </button>
      <div className={css.panel} id={id} ref={panelRef} data-open={isShown}>
        <ol className={css.items} {...language}>
          {items.map(({ id, title, depth }) => (
            <li key={id} data-depth={depth - top}>
              <a
                href={`#${id}`}
                aria-current={id === active ? "location" : undefined}
              >
                <NoWrap text={title} />
              </a>
            </li>
          ))}
        </ol>
      </div>
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
