import { COPIED_DURATION } from "../../config/constants";
import type { Activate } from "../activation";

/** Adds a button to a block of code that copies it; returns how to take it away. */
function addCopying(block: HTMLElement): () => void {
  const { copy = "", copied = "" } = block.dataset;
  let timer: number | undefined;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "code-copy";
  button.textContent = copy;
  // The text around may be in another language than the page.
  button.lang = document.documentElement.lang;
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.setAttribute("role", "status");
  const say = (isCopied: boolean) => {
    button.textContent = isCopied ? copied : copy;
    said.textContent = isCopied ? copied : "";
  };
  const onClick = async () => {
    const code = block.querySelector("code")?.textContent ?? "";
    // Browsers may refuse.
    const isDone = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    say(true);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => say(false), COPIED_DURATION);
  };
  button.addEventListener("click", () => void onClick());
  block.append(button, said);
  return () => {
    window.clearTimeout(timer);
    button.remove();
    said.remove();
  };
}

/** Gives blocks of code their buttons. */
export const activate: Activate = (text) => {
  const blocks = text.querySelectorAll<HTMLElement>(".code-figure");
  const stops = [...blocks].map(addCopying);
  return () => stops.forEach((stop) => stop());
};
