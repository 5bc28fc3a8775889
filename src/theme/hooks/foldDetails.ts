const easing = "ease-in-out";

/**
 * The duration of a fold in milliseconds: longer for more height, but ever less
 * so. The formula is Docusaurus's, after Material's.
 * @example getFoldDuration(36) -> 192
 */
export function getFoldDuration(height: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  return Math.round(10 * (4 + 15 * (height / 36) ** 0.25 + height / 180));
}

const folds = new WeakMap<HTMLDetailsElement, Animation>();

/** Opens or closes <details>; a press midway turns round there. */
function fold(details: HTMLDetailsElement): void {
  const measure = () => details.getBoundingClientRect().height;
  const willOpen = !details.open || "folding" in details.dataset;
  const from = measure();
  folds.get(details)?.cancel();
  details.open = willOpen;
  const to = measure();
  // The contents stay visible until they have folded.
  details.open = true;
  details.toggleAttribute("data-folding", !willOpen);
  const motion = details.animate(
    { blockSize: [`${from}px`, `${to}px`], overflow: ["clip", "clip"] },
    { duration: getFoldDuration(Math.abs(to - from)), easing },
  );
  motion.onfinish = () => {
    details.open = willOpen;
    details.removeAttribute("data-folding");
  };
  folds.set(details, motion);
}

/** Lets each <details> of the site fold and unfold as fast as its height asks for. */
export function foldDetails(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const pressed = target.closest("summary, a, button, input, label");
    const details = pressed?.parentElement;
    if (!pressed?.matches("summary")) return;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    fold(details);
  });
}
