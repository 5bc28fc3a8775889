/** In milliseconds; without a network the answer comes too soon to be noticed. */
const TRYING_DURATION = 400;

/** A page that could not be loaded because the server does not respond. */
export type LoadFailure = {
  retry: () => void;
  /** True while it is tried again: what changes is seen, and spoken. */
  isTrying?: true;
};

let failure: LoadFailure | undefined;
const listeners = new Set<() => void>();

/** Shows or removes the notice about a page that could not be loaded. */
export function setLoadFailure(next: LoadFailure | undefined): void {
  failure = next;
  for (const listener of listeners) listener();
}

export const getLoadFailure = (): LoadFailure | undefined => failure;

export function onLoadFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const removeHash = (address: string) =>
  new URL(address, window.location.href).href.replace(/#.*$/, "");

/** True if the server responds at all, even with an error. */
const isReachable = (address: string) =>
  fetch(address, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Offers to open an address as a document: after a moment, in which the notice says so. */
export const offerRetry = (to: string): void =>
  setLoadFailure({
    retry: () => {
      setLoadFailure({ retry: () => {}, isTrying: true });
      setTimeout(() => void openDocument(to), TRYING_DURATION);
    },
  });

/**
 * Opens an address as a document after its page failed to load. Offline readers
 * stay on the page and can try again.
 */
export async function openDocument(to: string, error?: unknown): Promise<void> {
  console.warn(`${to} could not be loaded.`, error ?? "");
  if (!(await isReachable(to))) {
    offerRetry(to);
    return;
  }
  const { location } = window;
  // Navigating to the current address would only scroll.
  if (removeHash(to) === removeHash(location.href)) location.reload();
  else location.assign(to);
}
