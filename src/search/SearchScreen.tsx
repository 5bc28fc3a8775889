import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import { LazyPart } from "../ui/LazyPart";
import { PageHeader } from "../ui/PageHeader";
import { Container } from "../ui/Container";
import { loadPanel } from "./SearchProvider";
import * as css from "./Search.module.css";

/** The search as a page; without scripts, what leads on instead. */
export function SearchScreen() {
  const localePath = useLocalePath();
  const { t } = useTranslation("search");
  return (
    <Container>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className={css.screen}>
        <noscript>
          <MarginRow>
            <p>{t("noScript")}</p>
            <ul>
              <li>
                <Link to={localePath("/blog/archive")}>{t("archive")}</Link>
              </li>
              <li>
                <Link to={localePath("/blog/tags")}>{t("tags")}</Link>
              </li>
            </ul>
          </MarginRow>
        </noscript>
        <div className={css.panel}>
          <LazyPart load={loadPanel} props={{ place: "page", isOpen: true }} />
        </div>
      </div>
    </Container>
  );
}
