import { localize, type Localized } from "../config/localize";
import { usePageContext } from "./PageContext";

/** Gives the function that picks the reader's language from an owner's text. */
export function useText(): (text: Localized) => string {
  const { locale } = usePageContext();
  return (text) => localize(text, locale);
}
