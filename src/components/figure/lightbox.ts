import { hasModifier } from "../../lib/hasModifier";
import { ignoreSecondClick } from "../../lib/ignoreSecondClick";
import { listenForSwipes } from "./listenForSwipes";

/** The distance that an arrow key scrolls, in CSS pixels. */
const SCROLL_STEP = 80;

type ImageFile = { src: string; width: number; height: number };

/** @example parseSrcset("/a.webp 360w, /b.webp 720w") -> [["/a.webp", 360], …] */
const parseSrcset = (srcset: string): [src: string, width: number][] =>
  [...srcset.matchAll(/(?<!\S)(\S+)\s+(\d+)w/g)].map(([, src = "", width]) => [
    src,
    Number(width),
  ]);

/** Finds the picture of the current colour mode. */
export const findShownImage = (
  figure: HTMLElement,
): HTMLImageElement | undefined =>
  [...figure.querySelectorAll<HTMLImageElement>("img")].find(
    (image) => image.getClientRects().length > 0,
  );

export function findLargestFile(image: HTMLImageElement): ImageFile {
  const [largest] = parseSrcset(image.srcset).sort(([, a], [, b]) => b - a);
  const attribute = (name: string) => Number(image.getAttribute(name)) || 0;
  const size = {
    width: attribute("width") || image.naturalWidth,
    height: attribute("height") || image.naturalHeight,
  };
  if (!largest) return { src: image.currentSrc || image.src, ...size };
  const [src, width] = largest;
  const height = Math.round((width / size.width) * size.height);
  return { src, width, height };
}

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

/** Creates a button that moves by a number of pictures; 0 closes. */
function createButton(label: string | undefined, by: number) {
  const button = create("button", { type: "button", ariaLabel: label ?? "" });
  button.dataset.step = String(by);
  return button;
}

/** Creates the dialog with its buttons and, for several pictures, the place of the counter. */
function createDialog(
  { close, previous, next }: DOMStringMap,
  isAlone: boolean,
): HTMLDialogElement {
  const { lang, dir } = document.documentElement;
  const dialog = create("dialog", { className: "figure-dialog", lang, dir });
  dialog.dataset.print = "hide";
  dialog.append(createButton(close, 0));
  if (isAlone) return dialog;
  const counter = create("p", { role: "status" });
  dialog.append(createButton(previous, -1), createButton(next, 1), counter);
  return dialog;
}

/** Shows one of the pictures in the dialog, in the place of the one before. */
function showPicture(
  dialog: HTMLDialogElement,
  figures: readonly HTMLElement[],
  at: number,
): void {
  const figure = figures[at];
  const image = figure && findShownImage(figure);
  if (!image) return;
  const { enlarge = "", position = "" } = figure.dataset;
  const caption = figure.querySelector("figcaption")?.textContent ?? "";
  const label = image.alt || caption || enlarge;
  dialog.ariaLabel = label;
  dialog.querySelector("[role=status]")?.replaceChildren(
    position
      .replace("{position}", String(at + 1))
      .replace("{count}", String(figures.length)),
    // Screen readers stay on the button that leads on.
    create("span", { className: "visually-hidden", textContent: `: ${label}` }),
  );

  const { src, ...file } = findLargestFile(image);
  // By the page's own address, Chrome would take this file for the page as well
  // when its width changes, and print it.
  const ownSrc = image.currentSrc.endsWith(src) ? src : `${src}?enlarged`;
  const picture = create("img", { src: ownSrc, ...file, alt: image.alt });
  // In dark mode as in the text: dimmed, and light behind its ink.
  const { backgroundColor, filter } = getComputedStyle(image);
  Object.assign(picture.style, { backgroundColor, filter });
  picture.style.setProperty("--shape", String(file.width / file.height));
  // The small file shows until the large one has loaded.
  picture.style.backgroundImage = `url("${image.currentSrc}")`;
  // The caption has the language of the text, the buttons that of the page.
  const content = create("figure", {
    lang: figure.closest<HTMLElement>("[lang]")?.lang ?? "",
    dir: figure.closest<HTMLElement>("[dir]")?.dir ?? "",
  });
  content.toggleAttribute("data-whole", figure.matches(".gallery > *"));
  content.append(picture);
  if (caption) content.append(create("figcaption", { textContent: caption }));
  dialog.querySelector("figure")?.remove();
  dialog.append(content);
}

/** Lists all pictures of the page that open, in the language and mode shown or not. */
const listFigures = () => [
  ...document.querySelectorAll<HTMLElement>("figure[data-enlarge]"),
];

const readEnlarged = () =>
  (window.history.state as { enlarged?: number } | null)?.enlarged;

/** Finds the picture that the current entry of the history shows enlarged. */
export const findEnlarged = (): HTMLElement | undefined =>
  listFigures()[readEnlarged() ?? -1];

/**
 * Shows pictures one at a time in a `<dialog>` over the page, as large as
 * possible. Escape and Back close it: it looks like a page, so it has an entry
 * in the history, with the page's own state for the router to see no change.
 * @param button gets the focus back
 * @returns a function that closes it
 */
export function openLightbox(
  figures: readonly HTMLElement[],
  first: HTMLElement,
  button: HTMLElement,
  onClose: () => void,
): () => void {
  let at = figures.indexOf(first);
  const isAlone = figures.length < 2;
  const dialog = createDialog(first.dataset, isAlone);
  document.body.append(dialog);
  showPicture(dialog, figures, at);
  button.focus({ preventScroll: true });
  dialog.showModal();
  ignoreSecondClick();
  if (readEnlarged() === undefined) {
    const enlarged = listFigures().indexOf(first);
    window.history.pushState({ ...window.history.state, enlarged }, "");
  }

  const go = (by: number) => {
    at = (at + by + figures.length) % figures.length;
    if (!isAlone) showPicture(dialog, figures, at);
  };
  const goSideways = (side: number) => go(dialog.dir === "rtl" ? -side : side);
  const close = () => dialog.close();
  listenForSwipes(dialog, goSideways);
  dialog.addEventListener("keydown", (event) => {
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (!isArrow || hasModifier(event)) return;
    event.preventDefault();
    const side = event.key === "ArrowRight" ? 1 : -1;
    const before = dialog.scrollLeft;
    // A picture that is wider than the window is seen whole before the next one.
    dialog.scrollBy({ left: side * SCROLL_STEP, behavior: "instant" });
    if (dialog.scrollLeft === before) goSideways(side);
  });
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const by = Number(target.dataset.step ?? 0);
    const isSelecting = document.getSelection()?.type === "Range";
    if (by !== 0) go(by);
    // A caption can be selected; other clicks close.
    else if (!target.matches("figcaption") && !isSelecting) close();
  });
  const controller = new AbortController();
  window.addEventListener("popstate", close, { signal: controller.signal });
  dialog.addEventListener("close", () => {
    controller.abort();
    dialog.remove();
    // Back or another entry has closed it.
    if (readEnlarged() === undefined) {
      onClose();
      return;
    }
    // Until the history is back, its entry would open it again.
    window.addEventListener("popstate", onClose, { once: true });
    window.history.back();
  });
  return close;
}
