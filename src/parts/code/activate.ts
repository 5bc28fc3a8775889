import { COPIED_DURATION } from "../../config/constants";
import type { Activate } from "../activation";
import { copyCode } from "./copyCode";

type Texts = { copy: string; copied: string; notCopied: string; wrap: string };

function makeButton(text: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}

/** Adds a block's buttons; `measure` is to be called when its size may have changed. */
function addTools(block: HTMLElement, pre: HTMLElement, texts: Texts) {
  let timer: number | undefined;
  const tools = document.createElement("div");
  tools.className = "code-tools";
  tools.dataset.print = "hide";
  // The text around may be in another language than the page.
  tools.lang = document.documentElement.lang;
  tools.dir = document.documentElement.dir;
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.setAttribute("role", "status");

  const say = (text: string) => {
    copy.textContent = text || texts.copy;
    said.textContent = text;
  };
  const copy = makeButton(texts.copy, () => {
    void copyCode(pre).then((isCopied) => {
      say(isCopied ? texts.copied : texts.notCopied);
      window.clearTimeout(timer);
      timer = window.setTimeout(say, COPIED_DURATION, "");
    });
  });

  const measure = () => {
    const isWrapped = block.dataset.wrap === "on";
    const overflows = pre.scrollWidth > pre.clientWidth;
    wrap.setAttribute("aria-pressed", String(isWrapped));
    // What is in focus does not vanish from under it.
    wrap.hidden = !overflows && !isWrapped && document.activeElement !== wrap;
    // Nothing to reach there by keyboard.
    if (overflows) pre.tabIndex = 0;
    else pre.removeAttribute("tabindex");
  };
  const wrap = makeButton(texts.wrap, () => {
    block.dataset.wrap = block.dataset.wrap === "on" ? "off" : "on";
    measure();
  });

  tools.append(copy, wrap, said);
  block.insertBefore(tools, pre);
  const stop = () => {
    window.clearTimeout(timer);
    tools.remove();
    pre.tabIndex = 0;
  };
  return { measure, stop };
}

/** Gives blocks of code their buttons: copying, and wrapping where lines are too long. */
export const activate: Activate = (text) => {
  const [copy = "", copied = "", notCopied = "", wrap = ""] =
    text
      .querySelector<HTMLElement>("[data-texts]")
      ?.dataset.texts?.split("|") ?? [];
  const measures = new Map<Element, () => void>();
  const stops: (() => void)[] = [];
  // Fonts, windows, tabs: whatever changes a block's room.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) measures.get(target)?.();
  });
  for (const block of text.querySelectorAll<HTMLElement>(".code-figure")) {
    const pre = block.querySelector("pre");
    if (!pre) continue;
    const { measure, stop } = addTools(block, pre, {
      copy,
      copied,
      notCopied,
      wrap,
    });
    measure();
    measures.set(pre, measure);
    stops.push(stop);
    observer.observe(pre);
  }
  return () => {
    observer.disconnect();
    stops.forEach((stop) => stop());
  };
};
