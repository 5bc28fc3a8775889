import { localeCodes, localePath } from "../../config/locales";
import { withBaseUrl } from "../../config/resolved";
import { getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { toSearchAddress } from "./searchAddress";
import type { SearchStateProps } from "./useSearch";

/** Suggestions if nothing is found. */
export function NothingFound({ search }: SearchStateProps) {
  const { t } = useTranslation("search");
  const { locale, htmlLang, languageOf } = useLocale();
  const { answeredQuery: query = "" } = search;
  return (
    <div className="search-none">
      <p>{t("none", { query })}</p>
      <p>{t("advice")}</p>
      {localeCodes
        .filter((other) => other !== locale)
        .map((other) => (
          <a
            href={withBaseUrl(
              localePath(other, "/search") + toSearchAddress(query),
            )}
            hrefLang={languageOf(other).lang}
            key={other}
          >
            {t("elsewhere", { language: getLanguageName(other, htmlLang) })}
          </a>
        ))}
    </div>
  );
}

/** The number of results, and the word that they have in place of a mistyped one. */
export function SearchNotes({ search }: SearchStateProps) {
  const { t } = useTranslation("search");
  const { answer, answeredQuery: query = "" } = search;
  const corrected = answer?.corrected;
  return (
    <div className="search-notes" role="status">
      {/* The results' place says it. */}
      <p className={answer?.count === 0 ? "visually-hidden" : undefined}>
        {answer &&
          (answer.count === 0
            ? t("none", { query })
            : t("found", { count: answer.count }))}
      </p>
      {corrected && answer.count > 0 ? (
        <p>{t("corrected", { query, corrected })}</p>
      ) : null}
    </div>
  );
}
