import { dirOf, languageTag } from "../../config/locales";
import { useCatalogues } from "../i18n/useCatalogues";
import { useLocale, usePageContext } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { baseLanguage } from "../../lib/language";
import type { Alternate } from "../../lib/routeContext";
import {
  chosenLanguage,
  listBetterLanguages,
  listOffers,
  noHints,
  rememberLanguage,
} from "../state/preferredLanguage";
import { useRootAttribute, useStored } from "../state/useStored";
import { TopBar } from "./TopBar";
import { TranslationLink } from "./TranslationLink";
import * as css from "./LanguageHint.module.css";

/**
 * Offers the page in the language that the reader prefers, above it. There is
 * an offer for each translation, of which CSS shows one: the boot script lists
 * the reader's languages on <html> before the first paint, so that it moves
 * nothing, and covers nothing.
 */
export function LanguageHints() {
  const page = usePageContext();
  const { htmlLang } = useLocale();
  const chosen = useStored(chosenLanguage);
  const isRead = chosen !== undefined;
  const better =
    isRead && chosen !== noHints
      ? listBetterLanguages(chosen, navigator.languages, htmlLang)
      : null;
  useRootAttribute("data-languages", isRead ? better : undefined);
  return listOffers(page).map((offer) => (
    <LanguageHint key={offer.locale} offer={offer} />
  ));
}

function LanguageHint({ offer }: { offer: Alternate }) {
  const { locale, path } = offer;
  const catalogues = useCatalogues();
  const { t } = useTranslation("hint", locale);

  // This namespace has no fallbacks: a language without the message has no hint.
  if (!catalogues[locale]?.hint?.text) return null;

  const dismiss = () => {
    // Dismissing removes the focused button: move the focus to the page.
    document.getElementById("main")?.focus({ preventScroll: true });
    rememberLanguage(noHints);
  };
  const language = baseLanguage(locale);
  const isWanted = `[data-languages~=${language}]`;
  const hidden = [
    `:root:not(${isWanted}) [data-hint=${language}]`,
    // One bar at a time.
    `:root${isWanted} [data-hint=${language}]~[data-hint]`,
    `:root${isWanted} [data-dated=announcementBar]`,
  ];

  return (
    <aside
      className={css.root}
      lang={languageTag(locale)}
      dir={dirOf(locale)}
      aria-label={t("label")}
      data-print="hide"
      data-hint={language}
    >
      <style
        dangerouslySetInnerHTML={{ __html: `${hidden.join()}{display:none}` }}
      />
      <TopBar closeLabel={t("close")} onClose={dismiss}>
        <p>
          {t("text")}{" "}
          <TranslationLink locale={locale} path={path}>
            {t("link")}
          </TranslationLink>
        </p>
      </TopBar>
    </aside>
  );
}
