import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../site/content/readMoment";
import { asText, pickField, pickText } from "./fieldSynonyms";
import type { Field } from "./fieldSynonyms";
import type { Fields } from "./oldSite";

/** Reads a date as any system writes it: the day or the moment that front matter has here. */
export function readDate(value: unknown): string | undefined {
  // TOML has thousandths.
  const text = (asText(value) ?? "").replace(/\.000(?=Z|[+-])/, "");
  if (readMoment(text, siteConfig.timeZone)) return text;
  // Words such as "Mar 4, 2018" are a day, unless they name their time zone.
  const [day, moment] = [new Date(`${text} UTC`), new Date(text)];
  if (!Number.isNaN(day.getTime())) return day.toJSON().slice(0, 10);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toJSON();
}

/** The day of a date, in the site's time zone. */
export function readDay(value: unknown): string | undefined {
  const date = readDate(value);
  return date && readMoment(date, siteConfig.timeZone)?.day;
}

/** The words of a list, or of a text: with commas, or in Jekyll's way with spaces. */
export function listWords(fields: Fields, field: Field): string[] {
  const value = pickField(fields, field);
  const isSpaced = field in fields && !String(value).includes(",");
  const list =
    typeof value === "string"
      ? value.split(isSpaced ? " " : ",")
      : [value ?? []].flat();
  return list.flatMap(
    (item: unknown) => asText(item) ?? pickText(item, "name") ?? [],
  );
}
