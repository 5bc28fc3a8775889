import { useAddress } from "../hooks/useAddress";
import { useDisclosure } from "../hooks/useDisclosure";
import { getLanguageName, useLocale, usePageContext } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { TranslationLink } from "./TranslationLink";
import * as css from "./LanguageLinks.module.css";
import * as itemCss from "./navbarItem.module.css";
import { localePath, stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { findTranslation } from "../../lib/routeContext";

const hidden = (words: string) => (
  <span className="visually-hidden">{words}</span>
);

/** The page in every language: a menu in the bar, a list in the drawer and without scripts. */
export function LanguageLinks() {
  const { t, rich } = useTranslation("shell");
  const { htmlLang: pageLang } = useLocale();
  const { pathname } = useAddress();
  const languages = useLanguageMenu(pathname);
  const { rootRef, buttonProps, panelProps } = useDisclosure();
  const current = languages.find(({ isCurrent }) => isCurrent);
  if (languages.length < 2) return null;

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

/** The current page in one of the site's languages. */
type LanguageMenuItem = {
  locale: string;
  path: string;
  label: string;
  htmlLang: string;
  isCurrent: boolean;
  /** False for a page that only comes closest. */
  isSamePage: boolean;
  /** The locale of the text, if there is no translation. */
  textFrom?: string | undefined;
};

const notFound = "/404";

/**
 * Lists the current page in every language, in the order of the site config. On
 * the not-found page `pathname` decides, because it exists in every language.
 */
function useLanguageMenu(pathname?: string): LanguageMenuItem[] {
  const { locale: current, alternates, nearest } = usePageContext();
  const currentPath = findTranslation(alternates, current)?.path ?? "/";
  const target = stripLocale(currentPath).path;
  const isUnknown = target === notFound && pathname !== undefined;
  const bare = isUnknown ? stripLocale(pathname).path : target;
  return Object.entries(siteConfig.i18n.locales).map(([locale, settings]) => {
    const { label, htmlLang } = settings;
    const version = findTranslation(alternates, locale);
    return {
      locale,
      label,
      htmlLang,
      path:
        (isUnknown ? undefined : (version?.path ?? nearest?.[locale])) ??
        localePath(locale, bare),
      isCurrent: locale === current,
      isSamePage: isUnknown || version !== undefined,
      textFrom: version?.lang,
    };
  });
}
