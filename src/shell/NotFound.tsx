import { useLocalePath } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { LinkButton } from "../ui/LinkButton";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import * as css from "./NotFound.module.css";

/** The page for every address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation("shell");
  const localePath = useLocalePath();
  return (
    <Sheet>
      <PageHeader
        title={t("notFound.title")}
        label={t("notFound.label")}
        lead={t("notFound.text")}
      />
      <Entry>
        <div className={css.body}>
          <p>{t("notFound.advice")}</p>
          <p className={css.ways}>
            <LinkButton to={localePath("/")}>{t("notFound.home")}</LinkButton>
            <LinkButton to={localePath("/blog")}>
              {t("notFound.blog")}
            </LinkButton>
          </p>
        </div>
      </Entry>
    </Sheet>
  );
}
