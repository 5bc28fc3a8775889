import { navigate, withPrefix } from "gatsby";
import { forwardRef } from "react";
import { useLocalePath } from "../i18n/useLocalePath";
import { hasModifier } from "../lib/hasModifier";
import type { SearchViewProps } from "./useSearch";
import { searchAddress } from "./searchAddress";

type SearchFootProps = SearchViewProps & { isPage: boolean };

/** What leads on from the results: the page of all, or on that page more. */
export const SearchFoot = forwardRef<HTMLAnchorElement, SearchFootProps>(
  function SearchFoot({ texts, wanted, search, isPage }, ref) {
    const localePath = useLocalePath();
    const { results, count } = search.answer ?? { results: [], count: 0 };
    if (isPage) {
      return count > results.length ? (
        <button className="search-way" type="button" onClick={wanted.more}>
          {texts.more}
        </button>
      ) : null;
    }
    const path = localePath("/search") + searchAddress(wanted);
    return (
      <div className="search-foot">
        <p className="search-keys">{texts.keys}</p>
        {search.answer ? (
          <a
            ref={ref}
            href={withPrefix(path)}
            onClick={(event) => {
              if (hasModifier(event)) return;
              event.preventDefault();
              navigate(path);
            }}
          >
            {texts.allResults}
          </a>
        ) : null}
      </div>
    );
  },
);
