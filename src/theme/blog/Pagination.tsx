import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { getPagePath } from "../../lib/address";
import type { PagedContext } from "../../lib/routeContext";
import { MarginRow } from "../ui/MarginRow";
import { Icon } from "../ui/Icon";
import * as css from "./Pagination.module.css";

type PaginationProps = Pick<
  PagedContext,
  "basePath" | "pageNumber" | "pageCount"
>;

/** Links to the neighbours of a page of a list that has several. */
export function Pagination(props: PaginationProps) {
  const { t } = useTranslation("lists");
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
