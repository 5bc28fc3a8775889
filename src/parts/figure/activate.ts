import type { Activate } from "../activation";
import { Lightbox } from "./Lightbox";
import { hasMore, shownImage } from "./largestFile";

function makeButton(label: string | undefined): HTMLButtonElement {
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
export const activate: Activate = (text) => {
  const life = new AbortController();
  const { signal } = life;
  const lightbox = new Lightbox();
  const buttons = new Map<HTMLElement, HTMLButtonElement>();

  const settle = (button: HTMLButtonElement, figure: HTMLElement) => {
    const image = shownImage(figure);
    if (image && hasMore(image)) figure.append(button);
    // The focus is there, or comes back there.
    else if (document.activeElement !== button && !lightbox.isOpen)
      button.remove();
  };
  // A turned telephone, opened details, another tab: whatever changes its room.
  const observer = new ResizeObserver(() => buttons.forEach(settle));

  for (const figure of text.querySelectorAll<HTMLElement>(
    "figure[data-enlarge]",
  )) {
    const button = makeButton(figure.dataset.enlarge);
    buttons.set(figure, button);
    settle(button, figure);
    observer.observe(figure);
    figure.addEventListener(
      "click",
      ({ target }) => {
        const isPicture = target instanceof HTMLImageElement;
        if (!button.isConnected || !(isPicture || target === button)) return;
        const figures = [...buttons].flatMap(([one, { isConnected }]) =>
          isConnected ? [one] : [],
        );
        lightbox.open(figure, button, figures);
      },
      { signal },
    );
  }
  return () => {
    observer.disconnect();
    life.abort();
    buttons.forEach((button) => button.remove());
    lightbox.close();
  };
};
