import { useEffect, useState, type ReactNode } from "react";
import { orderIn } from "../lib/collation";
import { LoadFailure } from "../ui/LoadFailure";
import { Loading } from "../ui/Loading";
import type { SearchViewProps } from "./useSearch";
import { forgetSearches, recentSearches } from "./recentSearches";
import { nothingChosen } from "./searchPages";
import { SearchNotFound } from "./SearchNotFound";
import { SearchResults } from "./SearchResults";

type SearchBodyProps = SearchViewProps & {
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
  const { answer, counts, failure, retry } = search;
  const [recent, setRecent] = useState<string[]>([]);
  const isAsked = answer !== undefined;
  useEffect(() => {
    if (!isAsked) setRecent(recentSearches());
  }, [isAsked]);

  if (failure) {
    return (
      <div className="search-body">
        <LoadFailure onRetry={retry}>{texts[failure]}</LoadFailure>
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
  const tags = Object.entries(counts.tag ?? {})
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
  if (answer.results.length === 0) {
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
        results={answer.results}
        query={answer.corrected ?? search.query ?? ""}
        locale={locale}
        active={props.active}
        idOf={props.idOf}
        onFollow={props.onFollow}
      />
    </div>
  );
}

type SearchIdeasProps = {
  title: string;
  ideas: readonly string[];
  onChoose: (idea: string) => void;
  /** What can be done with all of them. */
  children?: ReactNode;
};

/** Words to search for, at a press: earlier searches, tags. */
function SearchIdeas(props: SearchIdeasProps) {
  const { title, ideas, onChoose, children } = props;
  if (ideas.length === 0) return null;
  return (
    <div className="search-ideas">
      <h2>{title}</h2>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onChoose(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
