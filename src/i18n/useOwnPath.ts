import { usePageContext } from "./PageContext";

/** The path of the current page, the same on the server and in the browser. */
export function useOwnPath(): string {
  const { locale, alternates } = usePageContext();
  return alternates.find((page) => page.locale === locale)?.path ?? "";
}
