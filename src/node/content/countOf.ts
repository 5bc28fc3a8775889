/** @example countOf(2, "fault") -> "2 faults" */
export const countOf = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
