import { COPIED_DURATION } from "../config/constants";

type Copy = {
  button: HTMLElement;
  /** Says to screen readers what the button shows. */
  status: Element;
  /** The element that is selected where the browser refuses to copy. */
  source: Element | null | undefined;
  read: () => string;
  /** The words that the button shows for a while: that it is copied, or selected. */
  labels: readonly string[];
};

/** Has a button copy a text. */
export function copyOnClick(
  { button, status, source, read, labels: [copied = "", refused = ""] }: Copy,
  signal: AbortSignal,
): void {
  const label = button.textContent;
  let timer: number | undefined;
  const report = (text: string) => {
    button.textContent = text || label;
    status.textContent = text;
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read());
      report(copied);
    } catch {
      if (source) getSelection()?.selectAllChildren(source);
      report(refused);
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(report, COPIED_DURATION, "");
  };
  button.addEventListener("click", () => void copy(), { signal });
}
