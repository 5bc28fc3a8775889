import { useLocation } from "@gatsbyjs/reach-router";
import { useEffect, useState } from "react";
import { Link } from "../i18n/Link";
import { useAlternates } from "../i18n/useAlternates";
import * as css from "./navbarItem.module.css";

/** Links to this page in the other languages; query and hash come along. */
export function LanguageLinks() {
  const { search, hash } = useLocation();
  const alternates = useAlternates();
  // The server knows neither, so they join after the first render.
  const [suffix, setSuffix] = useState("");
  useEffect(() => setSuffix(search + hash), [search, hash]);

  return (
    <>
      {alternates.map(({ locale, path, label, htmlLang }) => (
        <li key={locale}>
          <Link
            className={css.link}
            to={path + suffix}
            lang={htmlLang}
            hrefLang={htmlLang}
          >
            {label}
          </Link>
        </li>
      ))}
    </>
  );
}
