import { previewTexts } from "../i18n/previewTexts";
import { useLocale } from "../i18n/useLocale";
import * as css from "./PreviewStrip.module.css";

/** Says on every page of a preview that it is one. */
export function PreviewStrip() {
  const { locale } = useLocale();
  return <aside className={css.root}>{previewTexts(locale).strip}</aside>;
}
