import { navigate, withPrefix } from "gatsby";
import { forwardRef } from "react";
import { useLocalePath } from "../i18n/useLocalePath";
import { hasModifier } from "../lib/hasModifier";
import type { Around } from "./around";
import { searchAddress } from "./searchAddress";

type SearchFootProps = Around & { isPage: boolean };

/** What leads on from the results: the page of all, or on that page more. */
export const SearchFoot = forwardRef<HTMLAnchorElement, SearchFootProps>(
  function SearchFoot({ texts, wanted, search, isPage }, ref) {
    const localePath = useLocalePath();
    const { hits, count } = search.answer ?? { hits: [], count: 0 };
    if (isPage) {
      return count > hits.length ? (
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
