import { useTranslation } from "../i18n/useTranslation";
import * as css from "./PreviewStrip.module.css";

/** Says on every page of a preview that it is one. */
export function PreviewStrip() {
  const { t } = useTranslation("preview");
  return <aside className={css.root}>{t("strip")}</aside>;
}
