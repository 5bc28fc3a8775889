import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { useActiveHeading } from "../hooks/useActiveHeading";
import { useCollapse } from "../hooks/useCollapse";
import { useIsDesktop } from "../hooks/useMediaQuery";
import { useTextLanguage } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { scrollWithin } from "../hooks/scrollWithin";
import { NoWrap } from "../ui/NoWrap";
import * as css from "./TableOfContents.module.css";

type TableOfContentsProps = {
  items: readonly Queries.TableOfContentsFragment[];
  /** Locale of the text. */
  lang: string;
};

/**
 * The headings of the text, the one being read marked. Beside the text on a
 * wide screen and always open there; above it on a narrow one, folded. The
 * same element for both.
 */
export function TableOfContents({ items, lang }: TableOfContentsProps) {
  const { t } = useTranslation("blog");
  const language = useTextLanguage()(lang);
  const isDesktop = useIsDesktop();
  const active = useActiveHeading(items);
  const { isShown, panelRef, toggle, jump } = useCollapse<HTMLDivElement>();
  const rootRef = useRef<HTMLElement>(null);
  const detailsRef = useRef<HTMLDetailsElement>(null);

  // It can have been unfolded before React took over.
  useEffect(() => {
    if (detailsRef.current?.open) jump(true);
  }, [jump]);
  useEffect(() => {
    if (!isDesktop) return;
    jump(true);
    return () => jump(false);
  }, [isDesktop, jump]);
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
      <details
        ref={detailsRef}
        open={isShown}
        onToggle={({ currentTarget: { open } }) => {
          // The browser unfolds it when it finds searched words inside.
          if (open !== isShown) jump(open);
        }}
      >
        <summary
          className={css.summary}
          tabIndex={isDesktop ? -1 : undefined}
          onClick={(event) => {
            event.preventDefault();
            if (!isDesktop) toggle();
          }}
        >
          {t("post.onThisPage")}
        </summary>
        <div className={css.panel} ref={panelRef}>
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
