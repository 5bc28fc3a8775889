/** A page that could not be loaded because the server does not answer. */
export type LoadFailure = { retry: () => void };

let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

/** Tells the visitor of a page that could not be loaded, or takes that back. */
export function setLoadFailure(next: LoadFailure | undefined): void {
  failure = next;
  for (const listener of listeners) listener();
}

export const getLoadFailure = (): LoadFailure | undefined => failure;

export function onLoadFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const withoutHash = (address: string) =>
  new URL(address, window.location.href).href.replace(/#.*$/, "");

/** Whether the server answers at all, be it with an error. */
const isReachable = (address: string) =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Lets the browser open an address whose page could not be loaded. A reader who
 * is offline stays where they are, and may try again.
 */
export async function openDocument(to: string, error?: unknown): Promise<void> {
  console.warn(`${to} could not be loaded.`, error ?? "");
  if (!(await isReachable(to))) {
    setLoadFailure({ retry: () => void openDocument(to) });
    return;
  }
  const { location } = window;
  // Assigning the current address would only scroll.
  if (withoutHash(to) === withoutHash(location.href)) location.reload();
  else location.assign(to);
}
