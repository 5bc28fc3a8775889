import { REDUCED_MOTION_DURATION } from "../config/constants";

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

/** Moves the height of a panel, which must have neither padding nor border of its own, from one to another. */
export function animateHeight(
  panel: HTMLElement,
  from: number,
  to: number,
): Animation {
  panel.style.overflow = "hidden";
  const duration = prefersReducedMotion()
    ? REDUCED_MOTION_DURATION
    : collapseDuration(Math.abs(to - from));
  return panel.animate(
    { blockSize: [`${from}px`, `${to}px`] },
    // Until what is closed is hidden.
    { duration, easing: "ease-in-out", fill: "forwards" },
  );
}
