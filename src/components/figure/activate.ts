import { findLargestFile, findShownImage } from "./imageFiles";
import { openLightbox } from "./lightbox";

/** A tenth more is nothing that anyone would see. */
const leastGain = 1.2;

/** Whether a figure's picture has more to show than it can where it stands. */
function canEnlarge(figure: HTMLElement): boolean {
  const image = findShownImage(figure);
  if (!image) return false;
  return findLargestFile(image).width > image.clientWidth * leastGain;
}

function createButton(label: string | undefined): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "figure-enlarge";
  button.setAttribute("aria-label", label ?? "");
  button.setAttribute("aria-haspopup", "dialog");
  button.dataset.print = "hide";
  // The text around may be in another language than the page.
  button.lang = document.documentElement.lang;
  button.dir = document.documentElement.dir;
  return button;
}

/** Lets readers enlarge the pictures that have more to show than there is room for. */
export function activate(text: HTMLElement): () => void {
  const controller = new AbortController();
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  let closeLightbox: (() => void) | undefined;

  const update = (button: HTMLButtonElement, figure: HTMLElement) => {
    if (canEnlarge(figure)) figure.append(button);
    // The focus is there, or comes back there.
    else if (document.activeElement !== button && !closeLightbox)
      button.remove();
  };
  const onClick = (figure: HTMLElement, button: HTMLButtonElement) => {
    const figures = [...buttons].flatMap(([one, { isConnected }]) =>
      isConnected ? [one] : [],
    );
    closeLightbox = openLightbox(figures, figure, button, () => {
      closeLightbox = undefined;
    });
  };
  // Measures again when its box changes: the phone is turned, details open, another tab shows.
  const observer = new ResizeObserver(() => buttons.forEach(update));

  for (const figure of text.querySelectorAll<HTMLElement>(
    "figure[data-enlarge]",
  )) {
    const button = createButton(figure.dataset.enlarge);
    buttons.set(figure, button);
    update(button, figure);
    observer.observe(figure);
    figure.addEventListener(
      "click",
      ({ target }) => {
        const isMeant = target instanceof HTMLImageElement || target === button;
        if (button.isConnected && isMeant) onClick(figure, button);
      },
      { signal: controller.signal },
    );
  }
  return () => {
    observer.disconnect();
    controller.abort();
    buttons.forEach((button) => button.remove());
    closeLightbox?.();
  };
}
