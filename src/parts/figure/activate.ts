import type { Activate } from "../activation";
import { Lightbox } from "./Lightbox";
import { hasMore, shownImage } from "./largestFile";

/** Lets readers enlarge the pictures that have more to show than there is room for. */
export const activate: Activate = (text) => {
  const life = new AbortController();
  const { signal } = life;
  const figures = [
    ...text.querySelectorAll<HTMLElement>("figure[data-enlarge]"),
  ].filter((figure) => {
    const image = shownImage(figure);
    return image && hasMore(image);
  });
  const lightbox = new Lightbox(figures);

  for (const figure of figures) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "figure-enlarge";
    button.setAttribute("aria-label", figure.dataset.enlarge ?? "");
    button.setAttribute("aria-haspopup", "dialog");
    button.dataset.print = "hide";
    // The text around may be in another language than the page.
    button.lang = document.documentElement.lang;
    button.dir = document.documentElement.dir;
    figure.append(button);
    signal.addEventListener("abort", () => button.remove());
    figure.addEventListener(
      "click",
      ({ target }) => {
        const isPicture = target instanceof HTMLImageElement;
        if (isPicture || target === button) lightbox.open(figure, button);
      },
      { signal },
    );
  }
  return () => {
    life.abort();
    lightbox.close();
  };
};
