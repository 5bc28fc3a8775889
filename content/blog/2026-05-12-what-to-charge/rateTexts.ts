import type { RateInput } from "./dayRate";

export type RateLang = "en" | "de";

type RateTexts = {
  htmlLang: string;
  title: string;
  fields: Record<keyof RateInput, { label: string; hint: string }>;
  quoted: (rate: string) => string;
  detail: (turnover: string, days: string, exact: string) => string;
  impossible: string;
  noScript: string;
};

/** Every word of the calculator. */
export const rateTexts: Record<RateLang, RateTexts> = {
  en: {
    htmlLang: "en-GB",
    title: "Your day rate",
    fields: {
      income: {
        label: "Income wanted, in euros",
        hint: "Per year, before tax, health insurance and pension",
      },
      costs: {
        label: "Costs of the business, in euros",
        hint: "Per year, without VAT, reserve included",
      },
      weeks: {
        label: "Working weeks",
        hint: "52 less holidays, illness and training",
      },
      daysPerWeek: {
        label: "Billable days a week",
        hint: "On average over the year, gaps included",
      },
    },
    quoted: (rate) => `${rate} a day`,
    detail: (turnover, days, exact) =>
      `${turnover} over ${days} billable days is ${exact} a day, rounded up to the next ten.`,
    impossible:
      "These numbers give no rate. Each amount is between 0 and 1,000,000 euros, weeks are at most 52, days at most 7, and neither weeks nor days can be zero.",
    noScript:
      "The result shows the example. Without JavaScript it does not change with your numbers.",
  },
  de: {
    htmlLang: "de-DE",
    title: "Ihr Tagessatz",
    fields: {
      income: {
        label: "Gewünschtes Einkommen in Euro",
        hint: "Pro Jahr, vor Steuern, Krankenversicherung und Altersvorsorge",
      },
      costs: {
        label: "Kosten des Betriebs in Euro",
        hint: "Pro Jahr, ohne Umsatzsteuer, mit Rücklage",
      },
      weeks: {
        label: "Arbeitswochen",
        hint: "52 minus Urlaub, Feiertage, Krankheit und Fortbildung",
      },
      daysPerWeek: {
        label: "Abrechenbare Tage pro Woche",
        hint: "Im Jahresdurchschnitt, Leerlauf eingerechnet",
      },
    },
    quoted: (rate) => `${rate} am Tag`,
    detail: (turnover, days, exact) =>
      `${turnover} auf ${days} abrechenbare Tage verteilt sind ${exact} am Tag, aufgerundet auf volle zehn Euro.`,
    impossible:
      "Aus diesen Zahlen ergibt sich kein Satz. Beträge liegen zwischen 0 und 1.000.000 Euro, ein Jahr hat höchstens 52 Wochen, eine Woche höchstens 7 Tage, und weder Wochen noch Tage dürfen null sein.",
    noScript:
      "Das Ergebnis zeigt das Beispiel. Ohne JavaScript ändert es sich nicht mit Ihren Zahlen.",
  },
};
