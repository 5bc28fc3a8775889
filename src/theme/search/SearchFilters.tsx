import { getLanguageName, useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { orderIn } from "../../lib/language";
import { formatNumber, formatYear } from "../../lib/format";
import { searchFilters } from "../../lib/searchIndex";
import type { FilterCounts, SearchFilter } from "../../lib/searchIndex";
import type { ActiveFilters } from "./searchPages";

type SearchFiltersProps = {
  counts: FilterCounts | undefined;
  filters: ActiveFilters;
  onChange: (filters: ActiveFilters) => void;
};

/** The filters that leave a choice. */
export function SearchFilters({
  counts,
  filters,
  onChange,
}: SearchFiltersProps) {
  const { t } = useTranslation("search");
  const { htmlLang } = useLocale();
  const compare = orderIn(htmlLang);
  const label = (name: SearchFilter, value: string) => {
    if (name === "lang") return getLanguageName(value, htmlLang);
    // The address may contain any text.
    const isYear = name === "year" && /^\d{4}$/.test(value);
    return isYear ? formatYear(value, htmlLang) : value;
  };
  const valuesOf = (name: SearchFilter) => {
    // The address may contain a value that no page has.
    const asked = filters[name] ? [filters[name]] : [];
    const known = Object.keys(counts?.[name] ?? {});
    const values = [...new Set([...known, ...asked])];
    if (name === "year") return values.sort().reverse();
    return values.sort((a, b) => compare(label(name, a), label(name, b)));
  };
  const optionText = (name: SearchFilter, value: string) => {
    const count = counts?.[name]?.[value];
    return count === undefined
      ? label(name, value)
      : `${label(name, value)} (${formatNumber(count, htmlLang)})`;
  };
  const offered = searchFilters.filter(
    (name) => valuesOf(name).length > 1 || filters[name],
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className="search-filters">
      <legend className="visually-hidden">{t("filters")}</legend>
      {offered.map((name) => (
        <label key={name}>
          <span className="visually-hidden">{t(name)}</span>
          <select
            value={filters[name]}
            data-chosen={filters[name] ? "" : undefined}
            onChange={({ target }) =>
              onChange({ ...filters, [name]: target.value })
            }
          >
            <option value="">{t(`${name}All`)}</option>
            {valuesOf(name).map((value) => (
              <option value={value} key={value}>
                {optionText(name, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
