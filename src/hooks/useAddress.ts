import { useLocation } from "@gatsbyjs/reach-router";
import { useCallback, useEffect, useState } from "react";
import { stripBaseUrl } from "../config/resolved";

type Address = { pathname?: string; search: string; hash: string };

const unknown: Address = { search: "", hash: "" };

/**
 * Returns the address of the page, undefined at first as on the server. The
 * router does not notice `history.replaceState`: call `refresh` after it.
 */
export function useAddress(): Address & { refresh: () => void } {
  const { pathname, search, hash } = useLocation();
  const [address, setAddress] = useState(unknown);
  const refresh = useCallback(() => setAddress(read(window.location)), []);

  useEffect(() => {
    setAddress(read({ pathname, search, hash }));
  }, [pathname, search, hash]);

  return { ...address, refresh };
}

const read = ({ pathname, search, hash }: Required<Address>): Address => ({
  pathname: stripBaseUrl(pathname),
  search,
  hash,
});
