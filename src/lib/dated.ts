/** A period of days, such as 2027-02-28; a missing side is open. */
export type Dated = { from?: string | undefined; until?: string | undefined };

/** Returns the current day in UTC. */
export const getToday = (): string => new Date().toISOString().slice(0, 10);

/** True after the last day of a period. */
export const isLapsed = ({ until }: Dated): boolean =>
  until !== undefined && until < getToday();
