import { localeCodes } from "../../config/locales";
import { getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation, type Translate } from "../i18n/useTranslation";
import { orderIn } from "../../lib/language";
import { noFilters, type ActiveFilters } from "./searchPages";
import type { SearchStateProps } from "./useSearch";

/** As many as fit on two or three lines. */
const maxTags = 10;

export function PopularTags({ search }: SearchStateProps) {
  const { htmlLang } = useLocale();
  const { t } = useTranslation("search");
  const compare = orderIn(htmlLang);
  const tags = Object.entries(search.counts?.tag ?? {})
    .sort(([a, m], [b, n]) => n - m || compare(a, b))
    .slice(0, maxTags)
    .map(([tag]) => tag);
  if (tags.length === 0) return null;
  return (
    <div className="search-ideas">
      <h2>{t("popular")}</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              className="button"
              type="button"
              onClick={() => search.suggest({ ...noFilters, tag })}
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNarrowed = (filters: ActiveFilters): boolean =>
  Object.values(filters).some(Boolean);

export function noneText(
  t: Translate<"search">,
  query: string,
  filters: ActiveFilters,
): string {
  if (!query) return t("noneAtAll");
  return t(isNarrowed(filters) ? "noneNarrowed" : "none", { query });
}

/** Suggestions if nothing is found. */
export function NothingFound({ search }: SearchStateProps) {
  const { t } = useTranslation("search");
  const { htmlLang } = useLocale();
  const { filters, locale, answeredQuery = "" } = search;
  const others = answeredQuery
    ? localeCodes.filter((code) => code !== locale)
    : [];
  return (
    <div className="search-none">
      <p>{noneText(t, answeredQuery, filters)}</p>
      {isNarrowed(filters) ? (
        <button
          className="button"
          type="button"
          onClick={() => search.suggest(noFilters)}
        >
          {t("widen")}
        </button>
      ) : (
        // With filters set, they are the likely cause, not the spelling.
        <p>{t("advice")}</p>
      )}
      {others.map((other) => (
        <button
          className="button"
          type="button"
          onClick={() => search.searchIn(other)}
          key={other}
        >
          {t("elsewhere", {
            language: getLanguageName(other, htmlLang),
          })}
        </button>
      ))}
    </div>
  );
}

/** The number of results, and how they differ from what the reader asked for. */
export function SearchNotes({ search }: SearchStateProps) {
  const { t } = useTranslation("search");
  const { locale: pageLocale, htmlLang } = useLocale();
  const { locale, filters, answer, answeredQuery = "" } = search;
  const corrected = answer?.corrected;
  return (
    <div className="search-notes">
      <div role="status">
        {/* The results' place says it. */}
        <p className={answer?.count === 0 ? "visually-hidden" : undefined}>
          {answer &&
            (answer.count === 0
              ? noneText(t, answeredQuery, filters)
              : t("found", { count: answer.count }))}
        </p>
        {corrected ? (
          <p>{t("corrected", { query: answeredQuery, corrected })}</p>
        ) : null}
      </div>
      {locale === pageLocale ? null : (
        <p>
          {t("elsewhereNow", {
            language: getLanguageName(locale, htmlLang),
          })}{" "}
          <button
            className="search-quiet"
            type="button"
            onClick={() => search.searchIn(pageLocale)}
          >
            {t("back", {
              language: getLanguageName(pageLocale, htmlLang),
            })}
          </button>
        </p>
      )}
    </div>
  );
}
