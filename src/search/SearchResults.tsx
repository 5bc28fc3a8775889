import { useId } from "react";
import { dirOf } from "../config/dirOf";
import { languageName } from "../i18n/languageName";
import { useLocale } from "../i18n/useLocale";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { formatYear } from "../lib/formatYear";
import { fillSlots } from "../lib/fillSlots";
import { searchKinds, unnamedVersion } from "../lib/searchIndex";
import type { Hit } from "./hitOf";
import { Pieces } from "./Pieces";
import { ResultLink } from "./ResultLink";
import type { SearchTexts } from "./searchTexts";

type SearchResultsProps = {
  id: string;
  texts: SearchTexts;
  hits: readonly Hit[];
  /** The locale of the page around. */
  locale: string;
  active: number;
  idOf: (index: number) => string;
  onFollow: () => void;
};

/** The results in the order in which they are shown: the kind of the best one first. */
export function inGroups(hits: readonly Hit[]) {
  const place = (kind: string) => hits.findIndex((hit) => hit.kind === kind);
  return searchKinds
    .filter((kind) => place(kind) >= 0)
    .sort((a, b) => place(a) - place(b))
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}

const versionIn = (texts: SearchTexts, version: string) =>
  version === unnamedVersion
    ? texts.nextVersion
    : fillSlots(texts.version, { version });

/** How many options the results are: each page, and each heading below it. */
export const countOptions = (hits: readonly Hit[]) =>
  hits.reduce((sum, { headings }) => sum + 1 + headings.length, 0);

/** The results by kind: what they are stands in the margin, where it is found in the column. */
export function SearchResults(props: SearchResultsProps) {
  const { id, texts, hits, locale, active, idOf, onFollow } = props;
  const groupId = useId();
  const languageOf = useTextLanguage();
  const { htmlLang } = useLocale();
  let option = -1;
  const next = () => {
    option += 1;
    return { id: idOf(option), isActive: active === option, onFollow };
  };
  return (
    <div
      className="search-results"
      id={id}
      role="listbox"
      aria-label={texts.results}
    >
      {inGroups(hits).map(({ kind, hits: own }) => (
        <div
          className="search-group"
          role="group"
          aria-labelledby={`${groupId}-${kind}`}
          key={kind}
        >
          <div
            className="search-kind"
            id={`${groupId}-${kind}`}
            role="presentation"
          >
            {texts[kind]}
          </div>
          {own.map((hit) => {
            const isForeign = hit.lang !== locale;
            const language = languageOf(hit.lang);
            return (
              <div className="search-hit" role="presentation" key={hit.path}>
                <ResultLink
                  className="search-page"
                  path={hit.path}
                  {...language}
                  {...next()}
                >
                  <span className="search-title">
                    <Pieces pieces={hit.title} />
                  </span>
                  <span
                    className="search-facts"
                    lang={htmlLang}
                    dir={dirOf(locale)}
                  >
                    {hit.year ? (
                      <span>{formatYear(hit.year, htmlLang)}</span>
                    ) : null}
                    {hit.version ? (
                      <span>{versionIn(texts, hit.version)}</span>
                    ) : null}
                    {isForeign ? (
                      <span>
                        {fillSlots(texts.textIn, {
                          language: languageName(hit.lang, htmlLang),
                        })}
                      </span>
                    ) : null}
                  </span>
                  <span className="search-passage">
                    <Pieces pieces={hit.passage} />
                  </span>
                </ResultLink>
                {hit.headings.map(({ id: anchor, title }) => (
                  <ResultLink
                    className="search-heading"
                    path={`${hit.path}#${anchor}`}
                    {...language}
                    key={anchor}
                    {...next()}
                  >
                    <span>
                      <Pieces pieces={title} />
                    </span>
                  </ResultLink>
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
