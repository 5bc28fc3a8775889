/** Takes tags out of the document that describe the page which the visit began with. */
export function dropFirstPageTags(): void {
  // In develop react-helmet writes them, and takes them away itself.
  for (const tag of document.head.querySelectorAll(
    "[data-first-page]:not([data-react-helmet])",
  )) {
    tag.remove();
  }
}
