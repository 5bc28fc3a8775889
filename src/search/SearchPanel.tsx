import { useCallback, useEffect, useId, useRef } from "react";
import { useLocale } from "../i18n/useLocale";
import { rememberSearch } from "./recentSearches";
import { SearchBody } from "./SearchBody";
import { SearchField } from "./SearchField";
import { SearchFilters } from "./SearchFilters";
import { SearchFoot } from "./SearchFoot";
import { SearchNotes } from "./SearchNotes";
import { countOptions } from "./SearchResults";
import { searchTexts } from "./searchTexts";
import { useActiveOption } from "./useActiveOption";
import { useSearch } from "./useSearch";
import { useWanted } from "./useWanted";
// Gatsby puts all sheets that it knows into every page.
import sheet from "!!raw-loader!./search.css";
import filtersSheet from "!!raw-loader!./searchFilters.css";
import resultsSheet from "!!raw-loader!./searchResults.css";

export type SearchPanelProps = {
  place: "dialog" | "page";
  /** Whether it is in sight. */
  isOpen: boolean;
};

/** The search: a field, filters, results. */
export function SearchPanel({ place, isOpen }: SearchPanelProps) {
  const { locale, htmlLang } = useLocale();
  const texts = searchTexts(locale);
  const isPage = place === "page";
  const wanted = useWanted(isPage, locale);
  const search = useSearch(wanted, isOpen);
  const results = search.answer?.results ?? [];
  const fieldRef = useRef<HTMLInputElement>(null);
  const pageRef = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const idOf = useCallback((index: number) => `${id}${index}`, [id]);
  const { active, onKeyDown } = useActiveOption(
    countOptions(results),
    search.answer,
    idOf,
  );

  useEffect(() => {
    // Who comes by an address that asks for something wants to read.
    if (!isOpen || (isPage && window.location.search)) return;
    // The dialog shows itself after its contents, and takes the focus then.
    const frame = requestAnimationFrame(() => {
      fieldRef.current?.focus();
      fieldRef.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, isPage]);

  const ask = (text: string) => {
    wanted.ask(text);
    fieldRef.current?.focus();
  };
  const remember = () => rememberSearch(wanted.query);
  const around = { texts, htmlLang, locale, wanted, search };
  return (
    <div className="search-panel" data-place={place}>
      <style>{sheet + filtersSheet + resultsSheet}</style>
      <SearchField
        ref={fieldRef}
        texts={texts}
        query={wanted.query}
        isExpanded={results.length > 0}
        listId={id}
        activeId={active < 0 ? undefined : idOf(active)}
        onQuery={ask}
        onKeyDown={onKeyDown}
        onSubmit={() => {
          remember();
          pageRef.current?.click();
        }}
      />
      <SearchFilters
        texts={texts}
        htmlLang={htmlLang}
        counts={search.counts}
        chosen={wanted.chosen}
        onChoose={wanted.choose}
      />
      <SearchNotes {...around} />
      <SearchBody
        {...around}
        listId={id}
        active={active}
        idOf={idOf}
        onAsk={ask}
        onFollow={() => {
          remember();
          wanted.leave();
        }}
      />
      <SearchFoot {...around} isPage={isPage} ref={pageRef} />
    </div>
  );
}
