import { languageTag } from "../../config/locales";
import { useAddress } from "../hooks/useAddress";
import { Link, type LinkProps } from "../i18n/Link";
import type { Alternate } from "../../lib/routeContext";
import { rememberLanguage } from "../state/preferredLanguage";

type TranslationLinkProps = Pick<Alternate, "locale" | "path"> &
  Omit<LinkProps, "to" | "onClick"> & {
    /** Default: true; query and hash would mean nothing in another page. */
    isSamePage?: boolean;
  };

/** A link to the page in a language: it keeps query and hash, and remembers the choice. */
export function TranslationLink({
  locale,
  path,
  isSamePage = true,
  ...rest
}: TranslationLinkProps) {
  const { search, hash } = useAddress();
  return (
    <Link
      to={isSamePage ? path + search + hash : path}
      hrefLang={languageTag(locale)}
      onClick={() => rememberLanguage(locale)}
      {...rest}
    />
  );
}
