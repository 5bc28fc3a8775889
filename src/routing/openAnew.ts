import { endProgress } from "./progress";

const withoutHash = (address: string) =>
  new URL(address, window.location.href).href.replace(/#.*$/, "");

/** Lets the browser open an address whose page could not be loaded. */
export function openAnew(to: string, error?: unknown, replaces = false): void {
  endProgress();
  console.warn(`${to} could not be loaded and is opened anew.`, error ?? "");
  const { location } = window;
  // Going where one is would only scroll.
  if (withoutHash(to) === withoutHash(location.href)) location.reload();
  else if (replaces) location.replace(to);
  else location.assign(to);
}
