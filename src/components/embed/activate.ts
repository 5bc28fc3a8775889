/** Scripts, storage, forms and new tabs, but no access to our page. */
const sandbox = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
].join(" ");

/** The permissions that players have besides. */
const allowed = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** Replaces the offer with the provider's player. */
function load(box: HTMLElement): void {
  const { src = "", title = "" } = box.dataset;
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("allow", allowed);
  frame.setAttribute("sandbox", sandbox);
  // Players require the address of the page.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = src;
  // React owns the preview, so it is hidden, not removed.
  box.dataset.loaded = "";
  box.append(frame);
  frame.focus();
}

/** Enables the offers to load. */
export function activate(text: HTMLElement, signal: AbortSignal): void {
  for (const button of text.querySelectorAll(".embed-load")) {
    const box = button.closest<HTMLElement>(".embed-box");
    if (!box) continue;
    // The poster may be mistaken for the player.
    const onClick = ({ target }: Event) => {
      const isMeant = target instanceof Element && target.closest("button,img");
      if (isMeant && !("loaded" in box.dataset)) load(box);
    };
    box.addEventListener("click", onClick, { signal });
  }
}
