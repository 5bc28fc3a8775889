/** The days from and until which something holds, such as 2027-02-28; a side that is missing is open. */
export type Dated = { from?: string | undefined; until?: string | undefined };

/** Today, by the clock of the whole world. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether something no longer holds. */
export const isLapsed = ({ until }: Dated): boolean =>
  until !== undefined && until < today();
