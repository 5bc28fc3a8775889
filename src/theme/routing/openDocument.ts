const removeHash = (address: string) =>
  new URL(address, window.location.href).href.replace(/#.*$/, "");

/** Opens an address as a document after its page failed to load. */
export function openDocument(to: string, error?: unknown): void {
  console.warn(`${to} could not be loaded.`, error ?? "");
  const { location } = window;
  // Navigating to the current address would only scroll.
  if (removeHash(to) === removeHash(location.href)) location.reload();
  else location.assign(to);
}
