import { copyOnClick } from "../copyOnClick";

function createButton(text: string) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  return button;
}

/** Reads the code to copy: without hints for screen readers and without removed lines. */
export function readCode(pre: HTMLElement): string {
  const code = pre.cloneNode(true) as HTMLElement;
  code
    .querySelectorAll(".visually-hidden")
    .forEach((element) => element.remove());
  const whole = code.textContent;
  code.querySelectorAll("del.code-line").forEach((element) => element.remove());
  // If all lines are removed ones, they are the code.
  return (code.textContent || whole).replace(/\n$/, "");
}

const isScrolling = (pre: Element) => pre.scrollWidth > pre.clientWidth;

function addTools(
  block: HTMLElement,
  pre: HTMLElement,
  [copyText = "", copied = "", notCopied = "", wrapText = ""]: string[],
  signal: AbortSignal,
) {
  const tools = document.createElement("div");
  tools.className = "code-tools";
  tools.dataset.print = "hide";
  // The text around may be in another language than the page.
  tools.lang = document.documentElement.lang;
  tools.dir = document.documentElement.dir;
  const status = document.createElement("span");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");

  const button = createButton(copyText);
  const labels = [copied, notCopied];
  const read = () => readCode(pre);
  copyOnClick({ button, status, source: pre, read, labels }, signal);

  const wrap = createButton(wrapText);
  const update = (scrolls: boolean) => {
    const isWrapped = block.dataset.wrap === "on";
    wrap.setAttribute("aria-pressed", String(isWrapped));
    // A focused button stays.
    wrap.hidden = !scrolls && !isWrapped && document.activeElement !== wrap;
    // Only a block that scrolls needs to be reached by keyboard.
    if (scrolls) pre.tabIndex = 0;
    else pre.removeAttribute("tabindex");
  };
  wrap.addEventListener("click", () => {
    block.dataset.wrap = block.dataset.wrap === "on" ? "off" : "on";
    update(isScrolling(pre));
  });

  tools.append(button, wrap, status);
  block.insertBefore(tools, pre);
  signal.addEventListener("abort", () => {
    tools.remove();
    pre.tabIndex = 0;
  });
  return update;
}

/** Adds the buttons of code blocks: copy, and wrap for long lines. */
export function activate(text: HTMLElement, signal: AbortSignal): void {
  const texts =
    text
      .querySelector<HTMLElement>("[data-texts]")
      ?.dataset.texts?.split("|") ?? [];
  const updates = new Map<Element, (scrolls: boolean) => void>();
  // All are measured before one changes: else each has the page laid out again.
  const updateAll = (blocks: readonly Element[]) => {
    const measured = blocks.map((pre) => [pre, isScrolling(pre)] as const);
    for (const [pre, scrolls] of measured) updates.get(pre)?.(scrolls);
  };
  // Fonts, windows and tabs change the width of a block.
  const observer = new ResizeObserver((entries) => {
    updateAll(entries.map(({ target }) => target));
  });
  for (const block of text.querySelectorAll<HTMLElement>(".code-figure")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    updates.set(pre, addTools(block, pre, texts, signal));
    observer.observe(pre);
  }
  updateAll([...updates.keys()]);
  signal.addEventListener("abort", () => observer.disconnect());
}
