import { dirOf, languageTag } from "../config/locales";
import { useAddress } from "../hooks/useAddress";
import { useI18n } from "../i18n/I18nProvider";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import type { Alternate } from "../lib/routeContext";
import { noHints, rememberLanguage } from "../state/chosenLanguage";
import { Icon } from "../ui/Icon";
// Gatsby would put an imported stylesheet into every page.
import sheet from "!!raw-loader!./languageHint.css";

type LanguageHintProps = Pick<Alternate, "locale" | "path"> & {
  onFollow: (path: string) => void;
};

/** Says that the page exists in a language that the reader prefers, at the foot of the window. */
export function LanguageHint({ locale, path, onFollow }: LanguageHintProps) {
  const htmlLang = languageTag(locale);
  const { search, hash, refresh } = useAddress();
  const i18n = useI18n();
  const { t } = useTranslation("hint", locale);

  // This namespace has no fallbacks: a language without the message has no hint.
  if (!i18n.exists("text", { lng: locale, ns: "hint" })) return null;

  const follow = () => {
    onFollow(path);
    rememberLanguage(locale);
  };
  const dismiss = () => {
    // Dismissing removes the focused button: move the focus to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
    rememberLanguage(noHints);
  };

  return (
    <aside
      className="language-hint"
      lang={htmlLang}
      dir={dirOf(locale)}
      aria-label={t("label")}
      data-print="hide"
    >
      <style>{sheet}</style>
      <p>{t("text")}</p>
      <Link
        to={path + search + hash}
        hrefLang={htmlLang}
        onFocus={refresh}
        onPointerDown={refresh}
        onClick={follow}
      >
        {t("link")}
      </Link>
      <button type="button" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t("close")}</span>
      </button>
    </aside>
  );
}
