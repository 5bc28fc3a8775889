import { localeCodes } from "../config/locales";
import { languageName } from "../i18n/languageName";
import { useTranslation, type Translate } from "../i18n/useTranslation";
import { orderIn } from "../lib/language";
import { noFilters, type ActiveFilters } from "./searchPages";
import type { Search } from "./useSearch";

/** Tags that are offered: as many as fit on two or three lines. */
const maxTags = 10;

export function PopularTags({ htmlLang, counts, choose }: Search) {
  const { t } = useTranslation("search");
  const compare = orderIn(htmlLang);
  const tags = Object.entries(counts?.tag ?? {})
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
            <button type="button" onClick={() => choose({ ...noFilters, tag })}>
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNarrowed = (chosen: ActiveFilters): boolean =>
  Object.values(chosen).some(Boolean);

/** That nothing is found, and whether filters may be why. */
export function noneText(
  t: Translate<"search">,
  query: string,
  chosen: ActiveFilters,
): string {
  if (!query) return t("noneAtAll");
  return t(isNarrowed(chosen) ? "noneNarrowed" : "none", { query });
}

/** What to try where nothing is found. */
export function NothingFound(search: Search) {
  const { t } = useTranslation("search");
  const { htmlLang, chosen, where, answered = "" } = search;
  const others = answered ? localeCodes.filter((code) => code !== where) : [];
  return (
    <div className="search-none">
      <p>{noneText(t, answered, chosen)}</p>
      {isNarrowed(chosen) ? (
        <button
          className="search-way"
          type="button"
          onClick={() => search.choose(noFilters)}
        >
          {t("widen")}
        </button>
      ) : (
        // With filters, the word is not at fault.
        <p>{t("advice")}</p>
      )}
      {others.map((locale) => (
        <button
          className="search-way"
          type="button"
          onClick={() => search.searchIn(locale)}
          key={locale}
        >
          {t("elsewhere", {
            language: languageName(locale, htmlLang),
          })}
        </button>
      ))}
    </div>
  );
}

/** What is said about the results: their number, and where they are not quite what was asked for. */
export function SearchNotes(search: Search) {
  const { t } = useTranslation("search");
  const { htmlLang, locale, where, answer, answered = "", chosen } = search;
  const corrected = answer?.corrected;
  return (
    <div className="search-notes">
      <div role="status">
        {/* Where there is none, the results' place says so. */}
        <p className={answer?.count === 0 ? "visually-hidden" : undefined}>
          {answer &&
            (answer.count === 0
              ? noneText(t, answered, chosen)
              : t("found", { count: answer.count }))}
        </p>
        {corrected ? (
          <p>{t("corrected", { query: answered, corrected })}</p>
        ) : null}
      </div>
      {where === locale ? null : (
        <p>
          {t("elsewhereNow", {
            language: languageName(where, htmlLang),
          })}{" "}
          <button
            className="search-quiet"
            type="button"
            onClick={() => search.searchIn(locale)}
          >
            {t("back", {
              language: languageName(locale, htmlLang),
            })}
          </button>
        </p>
      )}
    </div>
  );
}
