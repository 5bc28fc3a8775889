/**
 * The address that calls a number.
 * @example telAddress("+49 30 23125 042") -> "tel:+493023125042"
 */
export const telAddress = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;
