import { useEffect, type ReactNode } from "react";
import { isAddressLeft } from "./isAddressLeft";

type RouterStartProps = {
  /** All that the router renders. */
  children: ReactNode;
};

/**
 * Gatsby's router listens once React has taken the page over; effects further
 * out run after its own. Who went Back or Forward before was not heard, and is
 * at an address whose page is not shown: the browser opens it.
 */
export function RouterStart({ children }: RouterStartProps) {
  useEffect(() => {
    if (isAddressLeft()) window.location.reload();
  }, []);
  return <>{children}</>;
}
