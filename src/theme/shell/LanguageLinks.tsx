import { useAddress } from "../hooks/useAddress";
import { getLanguageName, useLocale, usePageContext } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { DrawerGroup, NavbarDropdown } from "./Dropdown";
import { TranslationLink } from "./TranslationLink";
import * as css from "./navbarItem.module.css";
import { localePath, stripLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { findTranslation } from "../../lib/routeContext";

const hidden = (words: string) => (
  <span className="visually-hidden">{words}</span>
);

type LanguageLinksProps = { place: "bar" | "drawer" };

/** A menu of the page in every language; in the drawer it begins open. */
export function LanguageLinks({ place }: LanguageLinksProps) {
  const { t, rich } = useTranslation("shell");
  const { htmlLang: pageLang } = useLocale();
  const { pathname } = useAddress();
  const languages = useLanguageMenu(pathname);
  const current = languages.find(({ isCurrent }) => isCurrent);
  if (languages.length < 2) return null;

  const isInBar = place === "bar";
  const Group = isInBar ? NavbarDropdown : DrawerGroup;
  const shown = (
    <span>
      {rich("language.current", { language: current?.label ?? "" }, { hidden })}
    </span>
  );
  return (
    <Group
      label={t("language.label")}
      shown={isInBar && shown}
      isActive={false}
      isOpen
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
            data-active={language.isCurrent || undefined}
          >
            <span>{label}</span>
            {language.textFrom ? (
              <span className="meta" lang={pageLang}>
                {t("language.textIn", {
                  language: getLanguageName(language.textFrom, pageLang),
                })}
              </span>
            ) : null}
          </TranslationLink>
        </li>
      ))}
    </Group>
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
