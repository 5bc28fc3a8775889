import { COPIED_DURATION } from "../../config/constants";

function createButton(text: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", onClick);
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

/** Copies the code or, if the browser refuses, selects it. */
async function copyCode(pre: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(readCode(pre));
    return true;
  } catch {
    getSelection()?.selectAllChildren(pre);
    return false;
  }
}

const isScrolling = (pre: Element) => pre.scrollWidth > pre.clientWidth;

function addTools(
  block: HTMLElement,
  pre: HTMLElement,
  [copyText = "", copied = "", notCopied = "", wrapText = ""]: string[],
) {
  let timer: number | undefined;
  const tools = document.createElement("div");
  tools.className = "code-tools";
  tools.dataset.print = "hide";
  // The text around may be in another language than the page.
  tools.lang = document.documentElement.lang;
  tools.dir = document.documentElement.dir;
  const status = document.createElement("span");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");

  const report = (text: string) => {
    copy.textContent = text || copyText;
    status.textContent = text;
  };
  const copy = createButton(copyText, () => {
    void copyCode(pre).then((isCopied) => {
      report(isCopied ? copied : notCopied);
      window.clearTimeout(timer);
      timer = window.setTimeout(report, COPIED_DURATION, "");
    });
  });
  const update = (scrolls: boolean) => {
    const isWrapped = block.dataset.wrap === "on";
    wrap.setAttribute("aria-pressed", String(isWrapped));
    // A focused button stays.
    wrap.hidden = !scrolls && !isWrapped && document.activeElement !== wrap;
    // Only a block that scrolls needs to be reached by keyboard.
    if (scrolls) pre.tabIndex = 0;
    else pre.removeAttribute("tabindex");
  };
  const wrap = createButton(wrapText, () => {
    block.dataset.wrap = block.dataset.wrap === "on" ? "off" : "on";
    update(isScrolling(pre));
  });

  tools.append(copy, wrap, status);
  block.insertBefore(tools, pre);
  const stop = () => {
    window.clearTimeout(timer);
    tools.remove();
    pre.tabIndex = 0;
  };
  return { update, stop };
}

/** Adds the buttons of code blocks: copy, and wrap for long lines. */
export function activate(text: HTMLElement): () => void {
  const texts =
    text
      .querySelector<HTMLElement>("[data-texts]")
      ?.dataset.texts?.split("|") ?? [];
  const updates = new Map<Element, (scrolls: boolean) => void>();
  const stops: (() => void)[] = [];
  // All are measured before one changes: else each has the page laid out again.
  const updateAll = (blocks: readonly Element[]) => {
    const found = blocks.map((pre) => [pre, isScrolling(pre)] as const);
    for (const [pre, scrolls] of found) updates.get(pre)?.(scrolls);
  };
  // Fonts, windows and tabs change the width of a block.
  const observer = new ResizeObserver((entries) => {
    updateAll(entries.map(({ target }) => target));
  });
  for (const block of text.querySelectorAll<HTMLElement>(".code-figure")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    const { update, stop } = addTools(block, pre, texts);
    updates.set(pre, update);
    stops.push(stop);
    observer.observe(pre);
  }
  updateAll([...updates.keys()]);
  return () => {
    observer.disconnect();
    stops.forEach((stop) => stop());
  };
}
