import { useId, type ReactNode } from "react";
import { dirOf } from "../../config/locales";
import { withBaseUrl } from "../../config/resolved";
import { getLanguageName, useLocale } from "../i18n/useLocale";
import type { LanguageAttributes } from "../i18n/useLocale";
import { useTranslation, type Translate } from "../i18n/useTranslation";
import { formatYear, type Numerals } from "../../lib/numerals";
import { groupBy } from "../../lib/groupBy";
import { findDirection } from "../../lib/language";
import { unnamedVersion, wordPattern } from "../../lib/searchIndex";
import type { SearchResult } from "./searchPages";
import { foldWord } from "./vocabulary";

type SearchResultsProps = {
  id: string;
  results: readonly SearchResult[];
  query: string;
  /** The id of the option that keys have chosen. */
  active: string | undefined;
};

/** Lists the facts beside a title: year, version, and the language if it is not the page's. */
function listFacts(
  { year, version, lang }: SearchResult,
  t: Translate<"search">,
  locale: string,
  numerals: Numerals,
): string[] {
  const facts = [];
  if (year) facts.push(formatYear(year, numerals));
  if (version === unnamedVersion) facts.push(t("nextVersion"));
  else if (version) facts.push(t("version", { version }));
  if (lang !== locale) {
    const language = getLanguageName(lang, numerals.tag);
    facts.push(t("textIn", { language }));
  }
  return facts;
}

type ResultLinkProps = LanguageAttributes & {
  id: string;
  path: string;
  className: string | undefined;
  isActive: boolean;
  children: ReactNode;
};

/** A result as an option. */
function ResultLink({ path, isActive, children, ...rest }: ResultLinkProps) {
  return (
    <a
      {...rest}
      hrefLang={rest.lang}
      href={withBaseUrl(path)}
      role="option"
      aria-selected={isActive}
    >
      {children}
    </a>
  );
}

const atWords = new RegExp(`(${wordPattern.source})`, "u");

/**
 * Marks the words of a title that start like a word of the query. The others
 * have elements, too: a browser that translates the page replaces bare texts,
 * which React would then look for in vain.
 */
function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.match(wordPattern)?.map(foldWord) ?? [];
  return text.split(atWords).map((part, index) => {
    const isWanted = wanted.some((word) => foldWord(part).startsWith(word));
    const Name = isWanted ? "mark" : "span";
    return <Name key={index}>{part}</Name>;
  });
}

/** The results by kind or documentation, which is in the margin. */
export function SearchResults(props: SearchResultsProps) {
  const { id, results, query, active } = props;
  const groupId = useId();
  const { t } = useTranslation("search");
  const { languageOf, locale, htmlLang, numerals } = useLocale();
  const groups = groupBy(results, ({ docs, kind }) => docs ?? t(kind));
  const createOption = (path: string) => {
    const optionId = `${id}${path}`;
    return { path, id: optionId, isActive: optionId === active };
  };
  return (
    <div
      className="search-results"
      id={id}
      role="listbox"
      aria-label={t("results")}
    >
      {groups.map(([label, hits], place) => (
        <div
          className="search-group"
          role="group"
          aria-labelledby={`${groupId}-${place}`}
          key={label}
        >
          <div
            className="search-kind"
            id={`${groupId}-${place}`}
            role="presentation"
          >
            {label}
          </div>
          {hits.map((result) => {
            const language = languageOf(result.lang);
            return (
              <div className="search-hit" role="presentation" key={result.path}>
                <ResultLink
                  className="search-page"
                  {...language}
                  {...createOption(result.path)}
                >
                  <span
                    className="search-title"
                    dir={findDirection(result.title)}
                  >
                    <Marked text={result.title} query={query} />
                  </span>{" "}
                  <span
                    className="search-facts"
                    lang={htmlLang}
                    dir={dirOf(locale)}
                  >
                    {listFacts(result, t, locale, numerals).map((fact) => (
                      <span key={fact}>{fact} </span>
                    ))}
                  </span>{" "}
                  <span
                    className="search-passage"
                    dangerouslySetInnerHTML={{ __html: result.excerpt }}
                  />
                </ResultLink>
                {result.headings.map(({ path, title }) => (
                  <ResultLink
                    className="search-heading"
                    {...language}
                    {...createOption(path)}
                    key={path}
                  >
                    <span dir={findDirection(title)}>
                      <Marked text={title} query={query} />
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
