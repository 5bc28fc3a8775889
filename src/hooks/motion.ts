/** Whether the reader has asked the system for less motion. */
export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * How long something takes to unfold or fold, in milliseconds: longer for what
 * is higher, but ever less so. The formula is Docusaurus's, after Material's.
 * @example collapseDuration(36) -> 192
 */
export function collapseDuration(height: number): number {
  return Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));
}
