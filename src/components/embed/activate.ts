/** Scripts, storage, forms and new tabs, but no access to our page. */
const sandbox = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
].join(" ");

/** Replaces the offer with the provider's page. */
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
  // Players require the address of the page.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = url.href;
  // React owns the preview, so it is hidden, not removed.
  box.dataset.loaded = "";
  box.append(frame);
  frame.focus();
}

/** Enables the offers to load. */
export function activate(text: HTMLElement): () => void {
  const life = new AbortController();
  for (const button of text.querySelectorAll(".embed-load")) {
    const box = button.closest<HTMLElement>(".embed-box");
    if (!box) continue;
    // The poster may be mistaken for the player.
    const onClick = ({ target }: Event) => {
      const isMeant = target instanceof Element && target.closest("button,img");
      if (isMeant && !("loaded" in box.dataset)) load(box);
    };
    box.addEventListener("click", onClick, { signal: life.signal });
  }
  return () => life.abort();
}
