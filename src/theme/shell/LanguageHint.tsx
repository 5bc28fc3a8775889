import { dirOf, languageTag } from "../../config/locales";
import { useI18n } from "../i18n/I18nProvider";
import { useTranslation } from "../i18n/useTranslation";
import type { Alternate } from "../../lib/routeContext";
import { noHints, rememberLanguage } from "../state/preferredLanguage";
import { Icon } from "../ui/Icon";
import { TranslationLink } from "./TranslationLink";
// Gatsby would put an imported stylesheet into every page.
import sheet from "!!raw-loader!./languageHint.css";

/** Says that the page exists in a language that the reader prefers, at the foot of the window. */
export function LanguageHint({ locale, path }: Alternate) {
  const i18n = useI18n();
  const { t } = useTranslation("hint", locale);

  // This namespace has no fallbacks: a language without the message has no hint.
  if (!i18n.exists("text", { lng: locale, ns: "hint" })) return null;

  const dismiss = () => {
    // Dismissing removes the focused button: move the focus to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
    rememberLanguage(noHints);
  };

  return (
    <aside
      className="language-hint"
      lang={languageTag(locale)}
      dir={dirOf(locale)}
      aria-label={t("label")}
      data-print="hide"
    >
      <style>{sheet}</style>
      <p>{t("text")}</p>
      <TranslationLink locale={locale} path={path}>
        {t("link")}
      </TranslationLink>
      <button type="button" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t("close")}</span>
      </button>
    </aside>
  );
}
