import { animateHeight } from "../hooks/motion";

const motions = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes, seen to move for as long as the height asks for; midway it
 * turns round where it is. `data-closing` says what `open` can't yet.
 */
export function foldDetails(details: HTMLDetailsElement): void {
  const panel = details.lastElementChild;
  if (!(panel instanceof HTMLElement)) return;
  const heightOf = () => panel.getBoundingClientRect().height;
  const willOpen = !details.open || "closing" in details.dataset;
  const from = details.open ? heightOf() : 0;
  motions.get(details)?.cancel();
  details.open = true;
  details.toggleAttribute("data-closing", !willOpen);
  const to = willOpen ? heightOf() : 0;
  const finish = () => {
    motions.get(details)?.cancel();
    details.open = willOpen;
    details.removeAttribute("data-closing");
    panel.style.removeProperty("overflow");
  };
  if (from === to) {
    finish();
    return;
  }
  const motion = animateHeight(panel, from, to);
  motions.set(details, motion);
  motion.onfinish = finish;
}
