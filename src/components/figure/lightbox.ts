import { hasModifier } from "../../lib/hasModifier";

/** How far an arrow key scrolls, in CSS pixels. */
const SCROLL_STEP = 80;

/** How far a finger has to move to be a swipe, in CSS pixels: a tap moves up to 15. */
const SWIPE_LENGTH = 40;

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

/** Renders a figure's picture and the buttons. */
function render(
  dialog: HTMLDialogElement,
  figure: HTMLElement,
  isAlone: boolean,
) {
  const image = findShownImage(figure);
  if (!image) return;
  const { previous, next, close, enlarge = "" } = figure.dataset;
  const caption = figure.querySelector("figcaption")?.textContent ?? "";
  dialog.setAttribute("aria-label", image.alt || caption || enlarge);

  const file = findLargestFile(image);
  const picture = create("img", { ...file, alt: image.alt });
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

  const focused = (document.activeElement as HTMLElement).dataset.step;
  const steps = isAlone
    ? []
    : [createButton(previous, -1), createButton(next, 1)];
  dialog.replaceChildren(createButton(close, 0), ...steps, content);
  if (!focused) return;
  dialog.querySelector<HTMLElement>(`[data-step="${focused}"]`)?.focus();
}

/**
 * Calls back when a finger swipes sideways over what can't be scrolled that way.
 * @param onSwipe gets 1 for a swipe to the left, -1 for one to the right
 */
function listenForSwipes(
  dialog: HTMLDialogElement,
  onSwipe: (side: number) => void,
): void {
  let start: { x: number; y: number; scrolled: number } | undefined;
  dialog.addEventListener("touchstart", ({ touches }) => {
    const [touch] = touches;
    // Two fingers zoom, and in an enlarged window one finger moves it.
    const isSwipe = touches.length === 1 && window.visualViewport?.scale === 1;
    start =
      touch && isSwipe
        ? { x: touch.clientX, y: touch.clientY, scrolled: dialog.scrollLeft }
        : undefined;
  });
  dialog.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!start || !touch || dialog.scrollLeft !== start.scrolled) return;
    const x = start.x - touch.clientX;
    const y = start.y - touch.clientY;
    if (Math.abs(x) > Math.max(SWIPE_LENGTH, Math.abs(y)))
      onSwipe(Math.sign(x));
  });
}

/**
 * Shows pictures one at a time in a `<dialog>` over the page, as large as
 * possible. Escape and Back close it.
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
  const { lang, dir } = document.documentElement;
  const dialog = create("dialog", { className: "figure-dialog", lang, dir });
  dialog.dataset.print = "hide";
  document.body.append(dialog);
  render(dialog, first, isAlone);
  button.focus({ preventScroll: true });
  dialog.showModal();

  const go = (by: number) => {
    at = (at + by + figures.length) % figures.length;
    const figure = figures[at];
    if (figure && !isAlone) render(dialog, figure, isAlone);
  };
  const goSideways = (side: number) => go(dir === "rtl" ? -side : side);
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
    onClose();
  });
  return close;
}
