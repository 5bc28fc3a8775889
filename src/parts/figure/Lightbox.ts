import { addOverlayEntry, isOverlayEntry } from "../../hooks/overlayEntry";
import { lockScroll } from "../../hooks/lockScroll";
import { hasModifier } from "../../lib/hasModifier";
import { largestFile, shownImage } from "./largestFile";
import { Zoom } from "./Zoom";

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);

/** A button that goes on by so many pictures; by none, it closes. */
function control(
  label: string | undefined,
  by: number | "zoom",
): HTMLButtonElement {
  const button = make("button", { type: "button" });
  // Not by its property, which browsers of 2023 don't all have.
  button.setAttribute("aria-label", label ?? "");
  button.dataset.step = String(by);
  return button;
}

/**
 * Shows a text's pictures one at a time over the page, as large as they are or
 * as there is room. A `<dialog>`: the browser keeps the focus in, gives it
 * back, and closes on Escape; Back closes, too.
 */
export class Lightbox {
  private dialog: HTMLDialogElement | undefined;
  private zoom: Zoom | undefined;
  private figures: readonly HTMLElement[] = [];
  private at = 0;

  get isOpen(): boolean {
    return this.dialog !== undefined;
  }

  open(
    figure: HTMLElement,
    button: HTMLElement,
    figures: readonly HTMLElement[],
  ): void {
    if (this.dialog) return;
    this.figures = figures;
    this.at = figures.indexOf(figure);
    const dialog = make("dialog", {
      className: "figure-dialog",
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    });
    dialog.dataset.print = "hide";
    this.dialog = dialog;
    document.body.append(dialog);
    this.show();
    // Whatever was pressed: this is where the focus comes back to.
    button.focus({ preventScroll: true });
    const unlock = lockScroll();
    dialog.showModal();
    addOverlayEntry();

    const close = () => dialog.close();
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close();
    };
    window.addEventListener("popstate", close);
    window.addEventListener("pageshow", returned);
    dialog.addEventListener("keydown", (event) => this.onKey(event));
    dialog.addEventListener("click", (event) => this.onClick(event));
    dialog.addEventListener("close", () => {
      window.removeEventListener("popstate", close);
      window.removeEventListener("pageshow", returned);
      unlock();
      this.zoom?.stop();
      dialog.remove();
      this.dialog = undefined;
      if (isOverlayEntry()) window.history.back();
    });
  }

  close(): void {
    this.dialog?.close();
  }

  private show(): void {
    const { dialog, figures, at } = this;
    const figure = figures[at];
    const image = figure && shownImage(figure);
    if (!dialog || !image) return;
    const { previous, next, zoom, close } = figure.dataset;
    const caption = figure.querySelector("figcaption")?.textContent ?? "";
    const name = image.alt || caption || (figure.dataset.enlarge ?? "");
    dialog.setAttribute("aria-label", name);

    const file = largestFile(image);
    const picture = make("img", { ...file, alt: image.alt });
    // As dim as it is in the text.
    picture.style.filter = getComputedStyle(image).filter;
    picture.style.setProperty("--shape", String(file.width / file.height));
    // What the page shows already stands there until the large file has come.
    picture.style.backgroundImage = `url("${image.currentSrc}")`;
    const content = make("figure", {});
    // In the language of the text, while the buttons speak the page's.
    content.lang = figure.closest<HTMLElement>("[lang]")?.lang ?? "";
    content.dir = figure.closest<HTMLElement>("[dir]")?.dir ?? "";
    content.append(picture);
    if (caption) content.append(make("figcaption", { textContent: caption }));

    const focused = (document.activeElement as HTMLElement).dataset.step;
    const steps =
      figures.length > 1 ? [control(previous, -1), control(next, 1)] : [];
    const larger = control(zoom, "zoom");
    dialog.replaceChildren(control(close, 0), larger, ...steps, content);
    this.zoom?.stop();
    this.zoom = new Zoom(dialog, larger, picture);
    if (focused) {
      // Where this picture has no such button, "Close", which is the first.
      const same = `button[data-step="${focused}"]:not([hidden])`;
      const [first] = dialog.querySelectorAll("button");
      (dialog.querySelector<HTMLElement>(same) ?? first)?.focus();
    }
  }

  private go(by: number): void {
    const { length } = this.figures;
    if (length < 2) return;
    this.at = (this.at + by + length) % length;
    this.show();
  }

  private onKey(event: KeyboardEvent): void {
    if (hasModifier(event)) return;
    if (this.zoom?.move(event.key)) {
      event.preventDefault();
      return;
    }
    const isRtl =
      getComputedStyle(document.documentElement).direction === "rtl";
    const forward = isRtl ? "ArrowLeft" : "ArrowRight";
    const back = isRtl ? "ArrowRight" : "ArrowLeft";
    if (event.key === forward) this.go(1);
    else if (event.key === back) this.go(-1);
    else return;
    event.preventDefault();
  }

  private onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const by = target.dataset.step;
    if (by === "-1" || by === "1") this.go(Number(by));
    else if (by === "zoom") this.zoom?.toggle();
    else if (target.matches("img") && this.zoom?.canToggle)
      this.zoom.toggle(event);
    // A caption may be selected, past its end; a press anywhere else closes.
    else if (
      !target.matches("figcaption") &&
      document.getSelection()?.type !== "Range"
    )
      this.close();
  }
}
