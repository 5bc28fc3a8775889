import type { RateInput } from "./dayRate";

export type RateLang = "en" | "de";

type RateTexts = {
  htmlLang: string;
  title: string;
  fields: Record<keyof RateInput, { label: string; hint: string }>;
  quoted: (rate: string) => string;
  detail: (turnover: string, days: string, exact: string) => string;
  /** In place of a result: the labels of the fields to look at. */
  check: (labels: string) => string;
  /** At a field: nothing that can be read as a number. */
  noNumber: (example: string) => string;
  /** At a field: too little or too much. */
  outside: (most: string, canBeZero: boolean) => string;
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
        hint: "52 less holiday, public holidays, illness and training",
      },
      daysPerWeek: {
        label: "Billable days a week",
        hint: "On average over the year, gaps included",
      },
    },
    quoted: (rate) => `${rate} a day`,
    detail: (turnover, days, exact) =>
      `${turnover} over ${days} billable days is ${exact} a day; the rate is rounded up to the next ten.`,
    check: (labels) => `No rate yet. Please check: ${labels}.`,
    noNumber: (example) => `Please enter a number, such as ${example}.`,
    outside: (most, canBeZero) =>
      canBeZero
        ? `Please stay between 0 and ${most}.`
        : `Please enter more than 0, and at most ${most}.`,
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
      `${turnover} auf ${days} abrechenbare Tage verteilt sind ${exact} am Tag; der Satz ist auf volle zehn Euro aufgerundet.`,
    check: (labels) => `Noch kein Satz. Bitte prüfen Sie: ${labels}.`,
    noNumber: (example) =>
      `Bitte schreiben Sie eine Zahl, zum Beispiel ${example}.`,
    outside: (most, canBeZero) =>
      canBeZero
        ? `Bitte bleiben Sie zwischen 0 und ${most}.`
        : `Bitte schreiben Sie mehr als 0 und höchstens ${most}.`,
    noScript:
      "Das Ergebnis zeigt das Beispiel. Ohne JavaScript ändert es sich nicht mit Ihren Zahlen.",
  },
};
