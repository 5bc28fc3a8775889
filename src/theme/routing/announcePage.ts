let region: HTMLElement | undefined;

/**
 * Creates the live region for page titles, which must exist before its text,
 * and silences Gatsby's, which speaks English.
 */
export function createAnnouncer(): void {
  const gatsbys = document.getElementById("gatsby-announcer");
  gatsbys?.setAttribute("aria-live", "off");
  gatsbys?.setAttribute("hidden", "");
  region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  // Behind the last line it would begin an empty sheet.
  region.dataset.print = "hide";
  document.body.append(region);
}

/** Announces the title of the new page to screen readers, in its language. */
export function announcePage(): void {
  const announcer = region;
  if (!announcer) return;
  announcer.textContent = "";
  // react-helmet writes title and language in the next frame; it requested that
  // frame before this.
  requestAnimationFrame(() => {
    // A crash announces itself: no title before it. Forms have a hidden alert.
    if (document.querySelector("main [role=alert]:not([hidden])")) return;
    // The title of a fallback is in the language of its text.
    const title = document.querySelector("title");
    announcer.lang = title?.lang || document.documentElement.lang;
    announcer.textContent = document.title;
  });
}
