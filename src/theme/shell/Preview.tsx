import { useTranslation } from "../i18n/useTranslation";
import * as css from "./Preview.module.css";

export function PreviewStrip() {
  const { t } = useTranslation("preview");
  return <aside className={css.strip}>{t("strip")}</aside>;
}

/** In develop: the errors in the owner's files. */
export function PreviewErrors({ errors }: { errors: string }) {
  return (
    <pre className={css.errors} role="alert" lang="en" translate="no">
      {errors}
    </pre>
  );
}
