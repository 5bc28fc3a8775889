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
const mostEuros = 1_000_000;

/** How much a field takes; what divides can't be nothing. */
export const limits = {
  income: { most: mostEuros, canBeZero: true },
  costs: { most: mostEuros, canBeZero: true },
  weeks: { most: 52, canBeZero: false },
  daysPerWeek: { most: 7, canBeZero: false },
} as const;

export const fieldNames = Object.keys(limits) as (keyof RateInput)[];

/** Whether a field can hold a value. */
export function fits(name: keyof RateInput, value: number): boolean {
  const { most, canBeZero } = limits[name];
  return (canBeZero ? value >= 0 : value > 0) && value <= most;
}

/** The day rate that pays for a year, or null if the numbers allow none. */
export function dayRate(input: RateInput): Rate | null {
  if (!fieldNames.every((name) => fits(name, input[name]))) return null;

  const { income, costs, weeks, daysPerWeek } = input;
  const turnover = income + costs;
  const billableDays = weeks * daysPerWeek;
  const exact = turnover / billableDays;
  return { turnover, billableDays, exact, quoted: Math.ceil(exact / 10) * 10 };
}
