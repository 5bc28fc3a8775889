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
    ["Schadenersatz", "/de/blog/reading-a-contract"],
    ["groesser als geschätzt", "/de/blog/reading-a-query-plan"],
    ["Gleitkommazahl", "/de/blog/moving-a-million-rows"],
    // Parts of compounds.
    ["Datenbank", "/de/blog/reading-a-query-plan"],
    ["Rechnung", "/de/blog/e-rechnung-fuer-freelancer"],
    ["Haftung", "/de/blog/reading-a-contract"],
    ["Vorsorge", "/de/blog/what-to-charge"],
    ["Rechte", "/de/blog/reading-a-contract"],
    // Plurals, cases, forms.
    ["Formulare", "/de/blog/accessible-forms"],
    ["Buchstaben", "/de/blog/rescuing-a-slow-react-page"],
    ["barrierefreie Formulare", "/de/blog/accessible-forms"],
    ["Notizbücher", "/de/blog/first-blog-post"],
    // One letter wrong, missing, too many, or two swapped.
    ["Rechnugn", "/de/blog/e-rechnung-fuer-freelancer"],
    ["Vertarg", "/de/blog/reading-a-contract"],
    ["Datenbnak", "/de/blog/reading-a-query-plan"],
    ["Barierefreiheit", "/de/blog/accessible-forms"],
    // Half typed: results come with each letter.
    ["barrierefr", "/de/blog/accessible-forms"],
    ["Tagess", "/de/blog/what-to-charge"],
    ["E-Rech", "/de/blog/e-rechnung-fuer-freelancer"],
    // The rest: words of code, names, what has no translation.
    ["useMemo", "/de/blog/rescuing-a-slow-react-page"],
    ["React-Tabelle", "/de/blog/rescuing-a-slow-react-page"],
    ["git bisect", "/de/blog/git-commands-i-use-weekly"],
    ["EXPLAIN ANALYZE", "/de/blog/reading-a-query-plan"],
    ["time zones", "/de/blog/working-across-time-zones"],
    ["Datenschutz", "/de/privacy"],
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
    ["contract", "/blog/reading-a-contract"],
    ["termination for convenience", "/blog/reading-a-contract"],
    ["liability", "/blog/reading-a-contract"],
    ["query plan", "/blog/reading-a-query-plan"],
    ["explain analyze", "/blog/reading-a-query-plan"],
    ["estimates", "/blog/estimating-without-guessing"],
    ["day rate", "/blog/what-to-charge"],
    ["git", "/blog/git-commands-i-use-weekly"],
    ["bisect", "/blog/git-commands-i-use-weekly"],
    ["time zone", "/blog/working-across-time-zones"],
    ["Singapore", "/blog/working-across-time-zones"],
    ["migrate rows", "/blog/moving-a-million-rows"],
    ["trigger", "/blog/moving-a-million-rows"],
    ["slow react", "/blog/rescuing-a-slow-react-page"],
    ["rendering", "/blog/rescuing-a-slow-react-page"],
    ["accessible form", "/blog/accessible-forms"],
    ["screen reader", "/blog/accessible-forms"],
    ["brochure", "/blog/one-binary-go-service"],
    ["notebook", "/blog/first-blog-post"],
    ["privacy", "/privacy"],
    ["about me", "/about"],
    // One letter wrong, missing, too many, or two swapped.
    ["contarct", "/blog/reading-a-contract"],
    ["estimaet", "/blog/estimating-without-guessing"],
    ["databse", "/blog/reading-a-query-plan"],
    ["tiime zone", "/blog/working-across-time-zones"],
    // Half typed: results come with each letter.
    ["noteb", "/blog/first-blog-post"],
    ["accessib", "/blog/accessible-forms"],
    ["million ro", "/blog/moving-a-million-rows"],
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
