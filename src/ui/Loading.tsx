import { useTranslation } from "../i18n/useTranslation";
import * as css from "./Loading.module.css";

/** Says that something is on its way, unless it comes soon. */
export function Loading() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-busy="true" className={css.root}>
      <span>{t("loading.label")}</span>
    </div>
  );
}
