import { useLocation } from "@gatsbyjs/reach-router";
import { useSyncExternalStore } from "react";
import { stripBaseUrl } from "../../config/resolved";

type Address = { pathname?: string; search: string; hash: string };

/** The router does not notice `history.replaceState`: look again before a link is followed. */
const events = ["popstate", "hashchange", "focusin", "pointerdown"];

function listen(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of events) {
    window.addEventListener(event, onChange, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Returns the address of the page, unknown at first as on the server. */
export function useAddress(): Address {
  // Renders after each navigation.
  useLocation();
  const address = useSyncExternalStore(
    listen,
    () => window.location.href,
    () => undefined,
  );
  if (address === undefined) return { search: "", hash: "" };
  const { pathname, search, hash } = new URL(address);
  return { pathname: stripBaseUrl(pathname), search, hash };
}
