import { useEffect, useState } from "react";
import { orderIn } from "../lib/collation";
import { LoadFailure } from "../ui/LoadFailure";
import { Loading } from "../ui/Loading";
import type { Around } from "./around";
import { forgetSearches, recentSearches } from "./recentSearches";
import { nothingChosen } from "./searchEngine";
import { SearchIdeas } from "./SearchIdeas";
import { SearchNotFound } from "./SearchNotFound";
import { SearchResults } from "./SearchResults";

type SearchBodyProps = Around & {
  listId: string;
  active: number;
  idOf: (index: number) => string;
  onAsk: (query: string) => void;
  onFollow: () => void;
};

/** Tags that are offered: as many as fit on two or three lines. */
const mostTags = 10;

/** The results; before them what one might search for, and in their place why there are none. */
export function SearchBody(props: SearchBodyProps) {
  const { texts, locale, htmlLang, wanted, search, onAsk } = props;
  const { answer, counts, fault, retry } = search;
  const [recent, setRecent] = useState<string[]>([]);
  const isAsked = answer !== undefined;
  useEffect(() => {
    if (!isAsked) setRecent(recentSearches());
  }, [isAsked]);

  if (fault) {
    return (
      <div className="search-body">
        <LoadFailure onRetry={retry}>{texts[fault]}</LoadFailure>
      </div>
    );
  }
  if (!counts) {
    return (
      <div className="search-body">
        <Loading />
      </div>
    );
  }
  const compare = orderIn(htmlLang);
  const tags = Object.entries(counts.tag)
    .sort(([a, m], [b, n]) => n - m || compare(a, b))
    .slice(0, mostTags)
    .map(([tag]) => tag);
  const popular = (
    <SearchIdeas
      title={texts.popular}
      ideas={tags}
      onChoose={(tag) => wanted.choose({ ...nothingChosen, tag })}
    />
  );
  if (!answer) {
    return (
      <div className="search-body">
        <SearchIdeas title={texts.recent} ideas={recent} onChoose={onAsk}>
          <button
            className="search-quiet"
            type="button"
            onClick={() => {
              forgetSearches();
              setRecent([]);
              // The button goes; the focus goes back to the field.
              onAsk("");
            }}
          >
            {texts.forget}
          </button>
        </SearchIdeas>
        {popular}
      </div>
    );
  }
  if (answer.hits.length === 0) {
    return (
      <div className="search-body">
        <SearchNotFound {...props} />
        {popular}
      </div>
    );
  }
  return (
    <div className="search-body" data-busy={search.isBusy || undefined}>
      <SearchResults
        id={props.listId}
        texts={texts}
        hits={answer.hits}
        locale={locale}
        active={props.active}
        idOf={props.idOf}
        onFollow={props.onFollow}
      />
    </div>
  );
}
