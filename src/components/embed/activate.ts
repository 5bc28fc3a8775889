/**
 * Its scripts and storage, forms to write in, and links that open a tab. Never
 * our page: it can't be left or read from there.
 */
const sandbox = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
].join(" ");

/** Puts the provider's page where its offer was. */
function load(box: HTMLElement): void {
  const { src = "", title = "", allow = "", modeParameter } = box.dataset;
  const url = new URL(src);
  if (modeParameter) {
    const { theme } = document.documentElement.dataset;
    url.searchParams.set(modeParameter, theme === "dark" ? "dark" : "light");
  }
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("allow", allow);
  frame.setAttribute("sandbox", sandbox);
  // Players refuse to play for pages that don't say where they are.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = url.href;
  // React owns the preview: it is hidden, not removed.
  box.dataset.loaded = "";
  box.append(frame);
  frame.focus();
}

/** Lets readers load what is offered. */
export function activate(text: HTMLElement): () => void {
  const life = new AbortController();
  for (const button of text.querySelectorAll(".embed-load")) {
    const box = button.closest<HTMLElement>(".embed-box");
    if (!box) continue;
    // The picture, too, for whoever takes it for the player; words may be selected.
    const onClick = ({ target }: Event) => {
      const isMeant = target instanceof Element && target.closest("button,img");
      if (isMeant && !("loaded" in box.dataset)) load(box);
    };
    box.addEventListener("click", onClick, { signal: life.signal });
  }
  return () => life.abort();
}
