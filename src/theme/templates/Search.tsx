import type { PageProps } from "gatsby";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import type { RouteContext } from "../../lib/routeContext";
import { loadPanel } from "../search/SearchProvider";
import * as css from "../search/Search.module.css";
import { Head } from "../seo/Head";
import { Container } from "../ui/Container";
import { LazyPart } from "../ui/LazyPart";
import { MarginRow } from "../ui/MarginRow";
import { PageHeader } from "../ui/PageHeader";

type SearchProps = PageProps<object, RouteContext>;

export default function Search({ pageContext, location }: SearchProps) {
  const { t } = useTranslation("search");
  const { localePath } = useLocale();
  const title = t("title");
  const lead = t("lead");
  return (
    <>
      <Head {...pageContext} title={title} description={lead} noIndex />
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className={css.screen}>
          <div className={css.panel}>
            <LazyPart
              load={loadPanel}
              props={{ address: location.search, isOpen: true }}
            />
          </div>
          <MarginRow>
            <noscript>
              <p>{t("noScript")}</p>
            </noscript>
            {pageContext.hasBlog && (
              <ul className={css.lists}>
                <li>
                  <Link to={localePath("/blog/archive")}>{t("archive")}</Link>
                </li>
                {pageContext.hasTags && (
                  <li>
                    <Link to={localePath("/blog/tags")}>{t("tags")}</Link>
                  </li>
                )}
              </ul>
            )}
          </MarginRow>
        </div>
      </Container>
    </>
  );
}
