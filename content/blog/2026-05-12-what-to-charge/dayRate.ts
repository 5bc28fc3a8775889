export type RateInput = {
  /** Wanted before income tax, health insurance and pension, per year. */
  income: number;
  /** What the business costs, per year, without VAT. */
  costs: number;
  /** Weeks in which work is possible at all. */
  weeks: number;
  /** Days of such a week that end up on an invoice. */
  daysPerWeek: number;
};

export type Rate = {
  /** What the year has to bring in. */
  turnover: number;
  billableDays: number;
  exact: number;
  /** The exact rate, rounded up to the next ten. */
  quoted: number;
};

/** The worked example of the post, in euros. */
export const exampleInput: RateInput = {
  income: 78_000,
  costs: 21_600,
  weeks: 42,
  daysPerWeek: 3,
};

/** A year's amount beyond which somebody's finger stayed on a key. */
export const mostEuros = 1_000_000;

/** The day rate that pays for a year, or null if the numbers allow none. */
export function dayRate(input: RateInput): Rate | null {
  const { income, costs, weeks, daysPerWeek } = input;
  if (!Object.values(input).every((value) => value >= 0)) return null;
  if (weeks > 52 || daysPerWeek > 7) return null;
  if (income > mostEuros || costs > mostEuros) return null;

  const turnover = income + costs;
  const billableDays = weeks * daysPerWeek;
  if (billableDays === 0) return null;

  const exact = turnover / billableDays;
  return { turnover, billableDays, exact, quoted: Math.ceil(exact / 10) * 10 };
}
