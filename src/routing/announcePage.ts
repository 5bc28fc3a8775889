let region: HTMLElement | undefined;

/**
 * Makes the live region for titles of pages, which is heard only if it was
 * there before its text, and silences Gatsby's, which speaks English.
 */
export function createAnnouncer(): void {
  const gatsbys = document.getElementById("gatsby-announcer");
  gatsbys?.setAttribute("aria-live", "off");
  gatsbys?.setAttribute("hidden", "");
  region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  document.body.append(region);
}

/** Tells screen readers the title of the page that has come, in its language. */
export function announcePage(): void {
  const announcer = region;
  if (!announcer) return;
  announcer.textContent = "";
  // react-helmet writes title and language in the next frame, having asked before us.
  requestAnimationFrame(() => {
    // An alert announces itself: no title before it.
    if (document.querySelector("main [role=alert]")) return;
    // A fallback's title is in the language of its text.
    const title = document.querySelector("title");
    announcer.lang = title?.lang || document.documentElement.lang;
    announcer.textContent = document.title;
  });
}
