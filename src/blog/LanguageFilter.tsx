import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { LanguageChoice } from "./LanguageChoice";
import * as css from "./LanguageFilter.module.css";

/** The choice of languages above a list. */
export function LanguageFilter() {
  const { t } = useTranslation("shell");
  return (
    <div className={css.root}>
      <Entry label={t("language.label")}>
        <LanguageChoice />
      </Entry>
    </div>
  );
}
