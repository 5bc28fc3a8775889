import { useTranslation } from "../i18n/useTranslation";
import * as css from "./Preview.module.css";

/** Says on every page of a preview that it is one. */
export function PreviewStrip() {
  const { t } = useTranslation("preview");
  return <aside className={css.strip}>{t("strip")}</aside>;
}

type PreviewErrorsProps = { errors: string };

/** Shows in develop what is wrong with the owner's files, as the terminal does. */
export function PreviewErrors({ errors }: PreviewErrorsProps) {
  return (
    <pre className={css.errors} role="alert" lang="en" translate="no">
      {errors}
    </pre>
  );
}
