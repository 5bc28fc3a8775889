export type Locale = "en" | "de";

export const locales = {
  en: {
    htmlLang: "en-GB",
    root: "",
    texts: {
      blog: "Blog",
      archive: "Archive",
      newer: "Newer",
      older: "Older",
      more: "Read more",
      contents: "On this page",
      recent: "Recent posts",
      minutes: "min read",
    },
  },
  de: {
    htmlLang: "de-DE",
    root: "/de",
    texts: {
      blog: "Blog",
      archive: "Archiv",
      newer: "Neuer",
      older: "Älter",
      more: "Weiterlesen",
      contents: "Auf dieser Seite",
      recent: "Neueste Beiträge",
      minutes: "Min. Lesezeit",
    },
  },
} as const;

/** A post's date in the words of the locale. */
export function formatDate(date: Date, locale: Locale): string {
  return date.toLocaleDateString(locales[locale].htmlLang, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
