import type { ReactNode } from "react";
import { languageTag } from "../config/languageTag";
import { useTranslation } from "../i18n/useTranslation";
import type { DocsContext } from "../lib/docsContext";
import { LoadFailure } from "../ui/LoadFailure";
import { HideSidebar } from "./HideSidebar";
import { useSidebarList } from "./useSidebarList";

type DocsSidebarProps = Pick<DocsContext, "unlisted"> & {
  /** Path of the sidebar's HTML, from the site's root. */
  file: string;
  /** The page's own path. */
  path: string;
  /** What the docs are called. */
  title: string;
  /** Whether readers can put it away on wide screens. */
  isHideable: boolean;
  /** Puts the sidebar into the menu of narrow screens as well. */
  renderInDrawer: (sidebar: ReactNode) => ReactNode;
};

/**
 * What leads through the docs. Its entries are in the page's HTML, but not in
 * React's: `placeSidebar` puts them there, and in the browser they stay.
 */
export function DocsSidebar(props: DocsSidebarProps) {
  const { file, path, title, unlisted, isHideable, renderInDrawer } = props;
  const { t } = useTranslation("docs");
  const page = { path, unlisted };
  const { pageRef, setDrawer, isFailed, retry } = useSidebarList(file, page);
  const failure = isFailed && (
    <LoadFailure onRetry={retry}>{t("sidebar.failed")}</LoadFailure>
  );
  const own = unlisted && {
    "data-own": unlisted.at,
    "data-label": unlisted.label,
    "data-lang": unlisted.lang && languageTag(unlisted.lang),
  };
  return (
    <>
      <nav aria-label={title}>
        {isHideable && <HideSidebar />}
        {failure}
        <div
          ref={pageRef}
          data-sidebar={file}
          {...own}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </nav>
      {renderInDrawer(
        <nav aria-label={title}>
          {failure}
          <div ref={setDrawer} />
        </nav>,
      )}
    </>
  );
}
