import { languageTag } from "../../config/locales";
import { useAddress } from "../hooks/useAddress";
import { keepPlace } from "../hooks/keptPlace";
import { Link, type LinkProps } from "../i18n/Link";
import type { Alternate } from "../../lib/routeContext";
import { rememberLanguage } from "../state/preferredLanguage";

type TranslationLinkProps = Pick<Alternate, "locale" | "path"> &
  Omit<LinkProps, "to" | "onClick"> & {
    /** Default: true; the place in another page would mean nothing. */
    isSamePage?: boolean;
    onFollow?: () => void;
  };

/** A link to the page in a language: it keeps query, hash and scroll position, and remembers the choice. */
export function TranslationLink({
  locale,
  path,
  isSamePage = true,
  onFollow,
  ...rest
}: TranslationLinkProps) {
  const { search, hash } = useAddress();
  const follow = () => {
    if (isSamePage) keepPlace(path);
    rememberLanguage(locale);
    onFollow?.();
  };
  return (
    <Link
      to={isSamePage ? path + search + hash : path}
      hrefLang={languageTag(locale)}
      onClick={follow}
      {...rest}
    />
  );
}
