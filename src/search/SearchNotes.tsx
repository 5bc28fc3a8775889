import { languageName } from "../i18n/languageName";
import { fillSlots } from "../lib/fillSlots";
import type { SearchViewProps } from "./useSearch";
import { noneText } from "./SearchNotFound";

/** What is said about the results: their number, and where they are not quite what was asked for. */
export function SearchNotes(props: SearchViewProps) {
  const { texts, htmlLang, locale, wanted, search } = props;
  const { answer, query = "", failure } = search;
  const corrected = answer?.corrected;
  const isElsewhere = wanted.where !== locale;
  return (
    <div className="search-notes">
      <div role="status">
        {/* Where there is none, the results' place says so. */}
        <p className={answer?.count === 0 ? "visually-hidden" : undefined}>
          {failure ? "" : countText(props)}
        </p>
        {corrected ? (
          <p>{fillSlots(texts.corrected, { query, corrected })}</p>
        ) : null}
      </div>
      {isElsewhere ? (
        <p>
          {fillSlots(texts.elsewhereNow, {
            language: languageName(wanted.where, htmlLang),
          })}{" "}
          <button
            className="search-quiet"
            type="button"
            onClick={() => wanted.setWhere(locale)}
          >
            {fillSlots(texts.back, {
              language: languageName(locale, htmlLang),
            })}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** English has two forms; the language of the page may have more. */
type Forms = Readonly<Record<string, string>>;

function countText({ texts, htmlLang, wanted, search }: SearchViewProps) {
  const { answer, query = "" } = search;
  if (!answer) return "";
  if (answer.count === 0) {
    return noneText({ texts, query, chosen: wanted.chosen });
  }
  const form = new Intl.PluralRules(htmlLang).select(answer.count);
  const number = new Intl.NumberFormat(htmlLang).format(answer.count);
  const { [`found_${form}`]: text = texts.found_other }: Forms = texts;
  return fillSlots(text, { number });
}
