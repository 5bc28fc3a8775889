import { dirOf, languageTag } from "../../config/locales";
import { useCatalogues } from "../i18n/useCatalogues";
import { usePageContext } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { baseLanguage } from "../../lib/language";
import type { Alternate } from "../../lib/routeContext";
import {
  chosenLanguage,
  findPreferredTranslation,
  listOffers,
  noHints,
  rememberLanguage,
} from "../state/preferredLanguage";
import { useStored } from "../state/useStored";
import { Icon } from "../ui/Icon";
import { Container } from "../ui/Container";
import { TranslationLink } from "./TranslationLink";
import * as css from "./LanguageHint.module.css";

/**
 * Offers the page in the language that the reader prefers, above it. The build
 * writes an offer for each translation, of which the boot script shows one
 * before the first paint: it moves nothing, and covers nothing.
 */
export function LanguageHints() {
  const page = usePageContext();
  const chosen = useStored(chosenLanguage);
  if (chosen === undefined) {
    return listOffers(page).map((offer) => (
      <LanguageHint key={offer.locale} offer={offer} isPossible />
    ));
  }
  const preferred = [chosen ?? "", ...navigator.languages];
  const offer =
    chosen === noHints ? undefined : findPreferredTranslation(page, preferred);
  return offer ? <LanguageHint key={offer.locale} offer={offer} /> : null;
}

type LanguageHintProps = {
  offer: Alternate;
  /** True while only the boot script knows what the reader prefers. */
  isPossible?: boolean;
};

function LanguageHint({ offer, isPossible }: LanguageHintProps) {
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
  const root = `:root${isPossible ? `[data-languages~=${language}]` : ""}`;
  const rules = [
    // One bar at a time.
    `${root} [data-dated=announcementBar]{display:none}`,
    isPossible &&
      `:root:not([data-languages~=${language}]) [data-hint=${language}]{display:none}`,
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
        dangerouslySetInnerHTML={{ __html: rules.filter(Boolean).join("") }}
      />
      <Container>
        <div className={css.row}>
          <p className={css.text}>
            {t("text")}{" "}
            <TranslationLink locale={locale} path={path}>
              {t("link")}
            </TranslationLink>
          </p>
          <button className="icon-button" type="button" onClick={dismiss}>
            <Icon name="close" />
            <span className="visually-hidden">{t("close")}</span>
          </button>
        </div>
      </Container>
    </aside>
  );
}
