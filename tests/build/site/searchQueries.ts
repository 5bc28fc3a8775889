/** What readers may type, and a page that must be among the first three. */
export const searchQueries: Readonly<
  Record<string, readonly (readonly [query: string, path: string])[]>
> = {
  de: [
    // Signs, apostrophes, short words, numbers.
    ["C++", "/de/blog/one-binary-go-service"],
    ["Go", "/de/blog/one-binary-go-service"],
    ["1,67", "/de/blog/schaetzen-statt-raten"],
    // Umlauts, both ways.
    ["Schaetzen", "/de/blog/schaetzen-statt-raten"],
    ["Ausfuehrungsplan", "/de/blog/reading-a-query-plan"],
    ["fuenf Sekunden", "/de/blog/rescuing-a-slow-react-page"],
    ["groesser als geschätzt", "/de/blog/reading-a-query-plan"],
    // Parts of compounds.
    ["Datenbank", "/de/blog/reading-a-query-plan"],
    ["Rechnung", "/de/blog/e-rechnung-fuer-freelancer"],
    ["Vorsorge", "/de/blog/what-to-charge"],
    // Plurals, cases, forms.
    ["Formulare", "/de/blog/accessible-forms"],
    ["barrierefreie Formulare", "/de/blog/accessible-forms"],
    // One letter wrong, missing, too many, or two swapped.
    ["Vertarg", "/de/blog/reading-a-contract"],
    ["Datenbnak", "/de/blog/reading-a-query-plan"],
    // Half typed: results come with each letter.
    ["barrierefr", "/de/blog/accessible-forms"],
    ["E-Rech", "/de/blog/e-rechnung-fuer-freelancer"],
    ["Erechnung", "/de/blog/e-rechnung-fuer-freelancer"],
    // The rest: words of code, names, what has no translation.
    ["useMemo", "/de/blog/rescuing-a-slow-react-page"],
    ["time zones", "/de/blog/working-across-time-zones"],
    ["über mich", "/de/about"],
    // Pages that are no entries, cells of tables and terms, some words of many.
    ["Lebenslauf", "/de/lebenslauf"],
    ["Kim Muster", "/de/blog/authors/kim"],
    ["Telefon", "/de/contact"],
    // The last version, where several have it.
    ["Reaktionszeiten", "/de/handbook/live/maintenance"],
    ["Einen Fehler melden", "/de/handbook/work/faults"],
  ],
  en: [
    ["C++", "/blog/one-binary-go-service"],
    ["Go", "/blog/one-binary-go-service"],
    ["doesn't", "/writing"],
    ["termination for convenience", "/blog/reading-a-contract"],
    ["estimates", "/blog/estimating-without-guessing"],
    ["day rate", "/blog/what-to-charge"],
    ["time zone", "/blog/working-across-time-zones"],
    ["migrate rows", "/blog/moving-a-million-rows"],
    ["slow react", "/blog/rescuing-a-slow-react-page"],
    ["about me", "/about"],
    // One letter wrong, missing, too many, or two swapped.
    ["contarct", "/blog/reading-a-contract"],
    ["estimaet", "/blog/estimating-without-guessing"],
    ["tiime zone", "/blog/working-across-time-zones"],
    // Half typed: results come with each letter.
    ["noteb", "/blog/first-blog-post"],
    ["accessib", "/blog/accessible-forms"],
    // Words of code.
    ["useMemo", "/blog/rescuing-a-slow-react-page"],
    // What has no translation.
    ["E-Rechnung", "/blog/e-rechnung-fuer-freelancer"],
    // Pages that are no entries, cells of tables and terms, some words of many.
    ["CV", "/cv"],
    ["iSAQB", "/cv"],
    ["phone", "/contact"],
    ["contract signed on holiday", "/blog/reading-a-contract"],
    ["staging", "/handbook/work/feedback"],
    ["going live", "/handbook/live/going-live"],
  ],
};
