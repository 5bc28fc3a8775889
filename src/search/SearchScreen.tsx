import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { LazyPart } from "../ui/LazyPart";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import { loadPanel } from "./SearchProvider";
import * as css from "./Search.module.css";

/** The search as a page; without scripts, what leads on instead. */
export function SearchScreen() {
  const localePath = useLocalePath();
  const { t } = useTranslation("search");
  return (
    <Sheet>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className={css.screen}>
        <noscript>
          <Entry>
            <p>{t("noScript")}</p>
            <ul>
              <li>
                <Link to={localePath("/blog/archive")}>{t("archive")}</Link>
              </li>
              <li>
                <Link to={localePath("/blog/tags")}>{t("tags")}</Link>
              </li>
            </ul>
          </Entry>
        </noscript>
        <div className={css.panel}>
          <LazyPart load={loadPanel} props={{ place: "page", isOpen: true }} />
        </div>
      </div>
    </Sheet>
  );
}
