import { hasMore } from "./largestFile";

/** What a press of an arrow moves by, in parts of the window. */
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
};

/**
 * Shows a picture that is larger than the window in its own size, and again as
 * a whole; the dialog around it scrolls. Its button says which of both, to
 * readers and to the sheet, and is there only where there is a difference.
 */
export class Zoom {
  private readonly observer: ResizeObserver;

  constructor(
    private readonly dialog: HTMLElement,
    private readonly button: HTMLButtonElement,
    private readonly picture: HTMLImageElement,
  ) {
    this.setOn(false);
    // What is to take the focus must be there already.
    this.settle();
    // A telephone may be turned.
    this.observer = new ResizeObserver(() => this.settle());
    this.observer.observe(picture);
  }

  get canToggle(): boolean {
    return !this.button.hidden;
  }

  /** What was pressed comes to the middle. */
  toggle(pressed?: { clientX: number; clientY: number }): void {
    const { dialog, picture, button } = this;
    const before = picture.getBoundingClientRect();
    const x = pressed ? (pressed.clientX - before.x) / before.width : 0.5;
    const y = pressed ? (pressed.clientY - before.y) / before.height : 0.5;
    this.setOn(!this.isOn);
    const after = picture.getBoundingClientRect();
    dialog.scrollBy(
      after.x + x * after.width - dialog.clientWidth / 2,
      after.y + y * after.height - dialog.clientHeight / 2,
    );
    // A press on the picture took it from there, and keys would go nowhere.
    button.focus({ preventScroll: true });
  }

  /** Whether a key has moved the picture. */
  move(key: string): boolean {
    const [x, y] = moves[key] ?? [];
    if (!this.isOn || x === undefined || y === undefined) return false;
    const { clientWidth, clientHeight } = this.dialog;
    this.dialog.scrollBy(x * clientWidth, y * clientHeight);
    return true;
  }

  stop(): void {
    this.observer.disconnect();
  }

  private settle(): void {
    const { button, dialog, picture } = this;
    const hadFocus = document.activeElement === button;
    button.hidden = !this.isOn && !hasMore(picture);
    // Without a focus in the dialog, keys would go nowhere.
    if (button.hidden && hadFocus) dialog.querySelector("button")?.focus();
  }

  private get isOn(): boolean {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  private setOn(isOn: boolean): void {
    this.button.setAttribute("aria-pressed", String(isOn));
  }
}
