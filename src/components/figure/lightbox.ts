import { hasModifier } from "../../lib/hasModifier";
import { findLargestFile, findShownImage } from "./imageFiles";

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

/** Creates a button that goes on by so many pictures; by 0, it closes. */
function createButton(label: string | undefined, by: number) {
  const button = create("button", { type: "button", ariaLabel: label ?? "" });
  button.dataset.step = String(by);
  return button;
}

/** Shows a figure's picture in the dialog, with the buttons. */
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
  // Dimmed in dark mode, as in the text.
  picture.style.filter = getComputedStyle(image).filter;
  picture.style.setProperty("--shape", String(file.width / file.height));
  // What the page shows already stands there until the large file has come.
  picture.style.backgroundImage = `url("${image.currentSrc}")`;
  // The caption keeps the language of the text; the buttons have the page's.
  const content = create("figure", {
    lang: figure.closest<HTMLElement>("[lang]")?.lang ?? "",
    dir: figure.closest<HTMLElement>("[dir]")?.dir ?? "",
  });
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
 * Shows pictures one at a time over the page, as large as there is room. A
 * `<dialog>`: the browser keeps the focus in, gives it back, and closes on
 * Escape; Back closes, too.
 * @param button gets the focus back
 * @param onClose called when it is closed, by whomever
 * @returns how to close it
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
  const close = () => dialog.close();
  dialog.addEventListener("keydown", (event) => {
    const isArrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (!isArrow || hasModifier(event)) return;
    event.preventDefault();
    const isRtl = dir === "rtl";
    go((event.key === "ArrowRight") === isRtl ? -1 : 1);
  });
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const by = Number(target.dataset.step ?? 0);
    const isSelecting = document.getSelection()?.type === "Range";
    if (by !== 0) go(by);
    // A caption may be selected, past its end; a press anywhere else closes.
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
