import { useAddress } from "../hooks/useAddress";
import { useDisclosure } from "../hooks/useDisclosure";
import { useLanguageMenu } from "../i18n/useLanguageMenu";
import { getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { TranslationLink } from "./TranslationLink";
import * as css from "./LanguageLinks.module.css";
import * as itemCss from "./navbarItem.module.css";

const hidden = (words: string) => (
  <span className="visually-hidden">{words}</span>
);

/** The page in every language: a menu in the bar, a list in the drawer and without scripts. */
export function LanguageLinks() {
  const { t, rich } = useTranslation("shell");
  const { htmlLang: pageLang } = useLocale();
  const { pathname } = useAddress();
  const languages = useLanguageMenu(pathname);
  const { rootRef, buttonProps, panelProps, close } = useDisclosure();
  const current = languages.find(({ isCurrent }) => isCurrent);
  if (languages.length < 2) return null;

  const leaveMenu = () => {
    close();
    buttonProps.ref.current?.focus({ preventScroll: true });
  };

  return (
    <li className={css.root} ref={rootRef}>
      <button
        className={`${itemCss.link} ${css.button}`}
        data-script="only"
        {...buttonProps}
      >
        {rich(
          "language.current",
          { language: current?.label ?? "" },
          { hidden },
        )}
        <Icon name="down" />
      </button>
      <span className={`meta ${css.heading}`} aria-hidden="true">
        {t("language.label")}
      </span>
      <ul
        className={`${itemCss.panel} ${css.panel}`}
        aria-label={t("language.label")}
        {...panelProps}
      >
        {languages.map(({ locale, path, label, htmlLang, ...language }) => (
          <li key={locale}>
            <TranslationLink
              className={css.link}
              locale={locale}
              path={path}
              isSamePage={language.isSamePage}
              lang={htmlLang}
              aria-current={language.isCurrent ? "true" : undefined}
              onFollow={leaveMenu}
            >
              <span className={css.label}>{label}</span>
              {language.textFrom ? (
                <span className={css.note} lang={pageLang}>
                  {t("language.textIn", {
                    language: getLanguageName(language.textFrom, pageLang),
                  })}
                </span>
              ) : null}
            </TranslationLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
