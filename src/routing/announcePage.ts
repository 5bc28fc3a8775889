const hiddenFromSight =
  "position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

/** Makes the place that screen readers listen to, and silences Gatsby's, which speaks English. */
function createRegion(): HTMLElement {
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  region.style.cssText = hiddenFromSight;
  document.body.append(region);
  const gatsbys = document.getElementById("gatsby-announcer");
  if (gatsbys) gatsbys.hidden = true;
  return region;
}

let region: HTMLElement | undefined;

/** What reports itself, with role alert, needs no title before it. */
const reportsItself = () => document.querySelector("main [role=alert]");

/** Prepares announcing: a region is heard only if it was there before its text. */
export function prepareAnnouncements(): void {
  region ??= createRegion();
}

/** Tells screen readers the title of the page that has come, in its language. */
export function announcePage(): void {
  const place = region;
  if (!place) return;
  place.textContent = "";
  // react-helmet writes title and language in the next frame, having asked before us.
  requestAnimationFrame(() => {
    if (reportsItself()) return;
    // A stand-in's title is in the language of its text.
    const title = document.querySelector("title");
    place.lang = title?.lang || document.documentElement.lang;
    place.textContent = document.title;
  });
}
