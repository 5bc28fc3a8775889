import { localeCodes } from "../config/locales";
import { languageName } from "../i18n/languageName";
import { fillSlots } from "../lib/fillSlots";
import type { SearchViewProps } from "./useSearch";
import { nothingChosen } from "./searchPages";
import type { Chosen } from "./searchPages";
import type { SearchTexts } from "./searchTexts";

type Asked = { texts: SearchTexts; query: string; chosen: Chosen };

const isNarrowed = (chosen: Chosen): boolean =>
  Object.values(chosen).some(Boolean);

/** That nothing is found, and whether filters may be why. */
export function noneText({ texts, query, chosen }: Asked): string {
  if (!query) return texts.noneAtAll;
  const text = isNarrowed(chosen) ? texts.noneNarrowed : texts.none;
  return fillSlots(text, { query });
}

/** What to try where nothing is found. */
export function SearchNotFound({
  texts,
  htmlLang,
  wanted,
  search,
}: SearchViewProps) {
  const { chosen, where } = wanted;
  const query = search.query ?? "";
  const isNarrow = isNarrowed(chosen);
  const others = query ? localeCodes.filter((code) => code !== where) : [];
  return (
    <div className="search-none">
      <p>{noneText({ texts, query, chosen })}</p>
      {/* Without the filters, the word may well be found. */}
      {isNarrow ? null : <p>{texts.advice}</p>}
      {isNarrow ? (
        <button
          className="search-way"
          type="button"
          onClick={() => wanted.choose(nothingChosen)}
        >
          {texts.widen}
        </button>
      ) : null}
      {others.map((locale) => (
        <button
          className="search-way"
          type="button"
          onClick={() => wanted.setWhere(locale)}
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
