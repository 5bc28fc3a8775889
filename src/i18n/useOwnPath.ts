import { versionIn } from "../lib/alternates";
import { usePageContext } from "./PageContext";

/** The path of the current page, the same on the server and in the browser. */
export function useOwnPath(): string {
  const { locale, alternates } = usePageContext();
  return versionIn(alternates, locale)?.path ?? "";
}
