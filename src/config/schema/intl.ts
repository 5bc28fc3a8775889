import { nearest } from "../../lib/nearest";
import { field } from "./field";

/** An IANA time zone that this machine's Intl knows. */
export const timeZone = () =>
  field<string>("an IANA time zone", '"Europe/Berlin"', (value) => {
    if (typeof value !== "string") return "is not a text";
    if (isTimeZone(value)) return undefined;
    const near = nearest(value, Intl.supportedValuesOf("timeZone"));
    const wrong = "is no time zone";
    return near ? { wrong, fix: `Did you mean "${near}"?` } : wrong;
  });

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as "+01:00" are accepted too, but know no summer time.
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** A BCP 47 language tag, as the `lang` attribute wants it. */
export const htmlLang = () =>
  field<string>("a BCP 47 language tag", '"en-GB"', (value) => {
    if (typeof value !== "string") return "is not a text";
    if (isLanguageTag(value)) return undefined;
    const dashed = value.replaceAll("_", "-");
    const wrong = "is no language tag";
    return isLanguageTag(dashed) ? { wrong, fix: `Write "${dashed}".` } : wrong;
  });

function isLanguageTag(tag: string): boolean {
  try {
    // Any five letters are a well-formed tag; only a named language is a real one.
    const names = new Intl.DisplayNames("en", {
      type: "language",
      fallback: "none",
    });
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}
