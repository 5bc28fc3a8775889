import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { getPagePath } from "../../lib/address";
import type { PagedContext } from "../../lib/routeContext";
import { MarginRow } from "../ui/MarginRow";
import { Icon } from "../ui/Icon";
import * as css from "./Pagination.module.css";

const hidden = (words: string) => (
  <span className="visually-hidden">{words}</span>
);

type PaginationProps = Pick<
  PagedContext,
  "basePath" | "pageNumber" | "pageCount"
>;

/** Links to the pages of a list that has several. */
export function Pagination(props: PaginationProps) {
  const { t, rich } = useTranslation("lists");
  const { pageNumber, pageCount, basePath } = props;
  if (pageCount < 2) return null;
  const pathOf = (page: number) => getPagePath(basePath, page);
  return (
    <MarginRow
      hasRule
      label={t("pagination.position", { page: pageNumber, count: pageCount })}
    >
      <nav
        className={`cluster ${css.root}`}
        aria-label={t("pagination.label")}
        data-print="hide"
      >
        {pageNumber > 1 ? (
          <Link className="icon-link" to={pathOf(pageNumber - 1)} rel="prev">
            <Icon name="back" />
            {t("pagination.newer")}
          </Link>
        ) : null}
        <ol className={css.pages}>
          {pageNumbers(pageNumber, pageCount).map((page, place) => (
            <li key={page ?? -place}>
              {page === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link className="icon-link" to={pathOf(page)}>
                  {rich("pagination.page", { page }, { hidden })}
                </Link>
              )}
            </li>
          ))}
        </ol>
        {pageNumber < pageCount ? (
          <Link className="icon-link" to={pathOf(pageNumber + 1)} rel="next">
            {t("pagination.older")}
            <Icon name="forward" />
          </Link>
        ) : null}
      </nav>
    </MarginRow>
  );
}

/** As many as fit on a narrow screen. */
const places = 7;

/**
 * Lists the first page, the last, and those around the current one; `null`
 * stands for pages left out. There are at most seven places, and a gap is never
 * a single page.
 * @example pageNumbers(5, 9) -> [1, null, 4, 5, 6, null, 9]
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  if (count <= places) return range(1, count);
  if (current < 5) return [...range(1, 5), null, count];
  if (current > count - 4) return [1, null, ...range(count - 4, count)];
  return [1, null, ...range(current - 1, current + 1), null, count];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
