import { localeCodes } from "../config/locales";
import { languageName } from "../i18n/languageName";
import { orderIn } from "../lib/collation";
import { fillSlots } from "../lib/fillSlots";
import { nothingChosen, type Chosen } from "./searchPages";
import type { SearchTexts } from "./searchTexts";
import type { Search } from "./useSearch";

/** Tags that are offered: as many as fit on two or three lines. */
const maxTags = 10;

export function PopularTags({ texts, htmlLang, counts, choose }: Search) {
  const compare = orderIn(htmlLang);
  const tags = Object.entries(counts?.tag ?? {})
    .sort(([a, m], [b, n]) => n - m || compare(a, b))
    .slice(0, maxTags)
    .map(([tag]) => tag);
  if (tags.length === 0) return null;
  return (
    <div className="search-ideas">
      <h2>{texts.popular}</h2>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              onClick={() => choose({ ...nothingChosen, tag })}
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNarrowed = (chosen: Chosen): boolean =>
  Object.values(chosen).some(Boolean);

/** That nothing is found, and whether filters may be why. */
export function noneText(
  texts: SearchTexts,
  query: string,
  chosen: Chosen,
): string {
  if (!query) return texts.noneAtAll;
  const text = isNarrowed(chosen) ? texts.noneNarrowed : texts.none;
  return fillSlots(text, { query });
}

/** What to try where nothing is found. */
export function NothingFound(search: Search) {
  const { texts, htmlLang, chosen, where, answered = "" } = search;
  const others = answered ? localeCodes.filter((code) => code !== where) : [];
  return (
    <div className="search-none">
      <p>{noneText(texts, answered, chosen)}</p>
      {isNarrowed(chosen) ? (
        <button
          className="search-way"
          type="button"
          onClick={() => search.choose(nothingChosen)}
        >
          {texts.widen}
        </button>
      ) : (
        // With filters, the word is not at fault.
        <p>{texts.advice}</p>
      )}
      {others.map((locale) => (
        <button
          className="search-way"
          type="button"
          onClick={() => search.searchIn(locale)}
          key={locale}
        >
          {fillSlots(texts.elsewhere, {
            language: languageName(locale, htmlLang),
          })}
        </button>
      ))}
    </div>
  );
}

/** What is said about the results: their number, and where they are not quite what was asked for. */
export function SearchNotes(search: Search) {
  const { texts, htmlLang, locale, where, answer, answered = "" } = search;
  const corrected = answer?.corrected;
  return (
    <div className="search-notes">
      <div role="status">
        {/* Where there is none, the results' place says so. */}
        <p className={answer?.count === 0 ? "visually-hidden" : undefined}>
          {countText(search)}
        </p>
        {corrected ? (
          <p>{fillSlots(texts.corrected, { query: answered, corrected })}</p>
        ) : null}
      </div>
      {where === locale ? null : (
        <p>
          {fillSlots(texts.elsewhereNow, {
            language: languageName(where, htmlLang),
          })}{" "}
          <button
            className="search-quiet"
            type="button"
            onClick={() => search.searchIn(locale)}
          >
            {fillSlots(texts.back, {
              language: languageName(locale, htmlLang),
            })}
          </button>
        </p>
      )}
    </div>
  );
}

/** English has two forms; the language of the page may have more. */
type Forms = Readonly<Record<string, string>>;

function countText({ texts, htmlLang, chosen, answer, answered }: Search) {
  if (!answer) return "";
  if (answer.count === 0) return noneText(texts, answered ?? "", chosen);
  const form = new Intl.PluralRules(htmlLang).select(answer.count);
  const number = new Intl.NumberFormat(htmlLang).format(answer.count);
  const { [`found_${form}`]: text = texts.found_other }: Forms = texts;
  return fillSlots(text, { number });
}
