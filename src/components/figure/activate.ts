import {
  findEnlarged,
  findLargestFile,
  findShownImage,
  openLightbox,
} from "./lightbox";

/** A smaller gain is not visible. */
const leastGain = 1.2;

/** True for a picture with more pixels than the page shows. */
function canEnlarge(figure: HTMLElement): boolean {
  const image = findShownImage(figure);
  if (!image) return false;
  return findLargestFile(image).width > image.clientWidth * leastGain;
}

function createButton(figure: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  const alt = findShownImage(figure)?.alt;
  const label = [figure.dataset.enlarge, alt].filter(Boolean).join(": ");
  button.type = "button";
  button.className = "figure-enlarge";
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-haspopup", "dialog");
  button.dataset.print = "hide";
  // The text around may be in another language than the page.
  button.lang = document.documentElement.lang;
  button.dir = document.documentElement.dir;
  return button;
}

/** Adds a button to pictures that can be enlarged. */
export function activate(text: HTMLElement, signal: AbortSignal): void {
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  let closeLightbox: (() => void) | undefined;

  const update = () => {
    // All are measured before one changes: else each has the page laid out again.
    const changed = [...buttons].filter(
      ([figure, button]) => canEnlarge(figure) !== button.isConnected,
    );
    for (const [figure, button] of changed) {
      if (!button.isConnected) figure.append(button);
      // The focus is there, or returns there.
      else if (document.activeElement !== button && !closeLightbox)
        button.remove();
    }
  };
  const open = (figure: HTMLElement, button: HTMLButtonElement) => {
    const figures = [...buttons].flatMap(([figure, { isConnected }]) =>
      isConnected ? [figure] : [],
    );
    closeLightbox = openLightbox(figures, figure, button, () => {
      closeLightbox = undefined;
    });
  };
  // Forward and a reload open again what Back has closed; before the router
  // shows another page, the address is that page's already.
  const { pathname } = window.location;
  const reopen = () => {
    const figure = findEnlarged();
    const isHere = window.location.pathname === pathname;
    if (!figure || !isHere || closeLightbox) return;
    const button = buttons.get(figure);
    if (button?.isConnected) open(figure, button);
  };
  // Phones turn, details open and tabs change; after a reload, a picture may
  // have its size only now.
  const observer = new ResizeObserver(() => {
    update();
    reopen();
  });

  for (const figure of text.querySelectorAll<HTMLElement>(
    "figure[data-enlarge]",
  )) {
    const button = createButton(figure);
    buttons.set(figure, button);
    observer.observe(figure);
    figure.addEventListener(
      "click",
      ({ target }) => {
        const isMeant = target instanceof HTMLImageElement || target === button;
        if (button.isConnected && isMeant) open(figure, button);
      },
      { signal },
    );
  }
  update();
  reopen();
  window.addEventListener("popstate", reopen, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    buttons.forEach((button) => button.remove());
    closeLightbox?.();
  });
}
