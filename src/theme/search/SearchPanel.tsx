import { useEffect, useId, useRef } from "react";
import { withBaseUrl } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Icon } from "../ui/Icon";
import { LoadFailure, Loading } from "../ui/Loading";
import { maxQueryLength, toSearchAddress } from "./searchAddress";
import { NothingFound, SearchNotes } from "./SearchHelp";
import { SearchResults } from "./SearchResults";
import { useActiveOption } from "./useActiveOption";
import { useSearch, type SearchStateProps } from "./useSearch";
// Gatsby would put an imported stylesheet into every page.
import sheet from "!!raw-loader!./search.css";

type SearchPanelProps = {
  /** The search in the address of its page; undefined in the dialog. */
  address?: string;
  isOpen: boolean;
};

/** The search: a combobox with its results. */
export function SearchPanel({ address, isOpen }: SearchPanelProps) {
  const isPage = address !== undefined;
  const search = useSearch(address, isOpen);
  const { fieldRef } = search;
  const { t } = useTranslation("search");
  const { query, answer } = search;
  const results = answer?.results ?? [];
  const pageRef = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { active, onKeyDown } = useActiveOption(id, answer);

  useEffect(() => {
    // With a search in the address, the results come first.
    if (!isOpen || (isPage && window.location.search)) return;
    // The dialog opens after its content is rendered, and moves the focus itself.
    const frame = requestAnimationFrame(() => {
      fieldRef.current?.focus();
      fieldRef.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, isPage, fieldRef]);

  const { localePath } = useLocale();
  const allPath = localePath("/search") + toSearchAddress(query);
  return (
    <div className="search-panel" data-place={isPage ? "page" : "dialog"}>
      <style>{sheet}</style>
      <form
        className="search-field"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          pageRef.current?.click();
        }}
      >
        <Icon name="search" />
        <input
          ref={fieldRef}
          // Not "search": Escape would empty it instead of closing the dialog.
          type="text"
          role="combobox"
          aria-label={t("label")}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? id : undefined}
          aria-activedescendant={active}
          placeholder={t("input")}
          value={query}
          enterKeyHint="search"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          onChange={({ target }) => search.setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {query ? (
          <button type="button" onClick={() => search.setQuery("")}>
            {t("clear")}
          </button>
        ) : null}
      </form>
      <SearchNotes search={search} />
      <div className="search-body">
        {results.length > 0 ? (
          <SearchResults
            id={id}
            results={results}
            query={answer?.corrected ?? search.answeredQuery ?? ""}
            active={active}
          />
        ) : (
          <WithoutResults search={search} />
        )}
      </div>
      {isPage ? null : (
        <div className="search-foot">
          <p className="search-keys">{t("keys")}</p>
          {/* Enter follows it, before there are results, too. */}
          {search.query.trim() ? (
            <a ref={pageRef} href={withBaseUrl(allPath)}>
              {t("allResults")}
            </a>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Why there are no results. */
function WithoutResults({ search }: SearchStateProps) {
  const { t } = useTranslation("search");
  const { answer, status, retry } = search;
  if (status === "failed") {
    const isDevelop = process.env.NODE_ENV === "development";
    return (
      <LoadFailure onRetry={retry}>
        {isDevelop ? t("failedDevelop") : t("failed")}
      </LoadFailure>
    );
  }
  if (status === "loading") return <Loading />;
  return answer ? <NothingFound search={search} /> : null;
}
