import { siteConfig, withBaseUrl } from "../../config/resolved";
import type { Logo as LogoSettings } from "../../config/types";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import * as css from "./Brand.module.css";

/** The logo and the title, linked to the start page. */
export function Brand() {
  const { text, localePath } = useLocale();
  const { title, logo } = siteConfig.navbar;
  return (
    <Link className={css.root} to={logo?.href ?? localePath("/")}>
      {logo ? <Logo logo={logo} /> : null}
      {title ? <span translate="no">{text(title)}</span> : null}
    </Link>
  );
}

/** The logo; the page contains both colour modes' files, and CSS shows one. */
export function Logo({ logo }: { logo: LogoSettings }) {
  const { text } = useLocale();
  const { src, srcDark, width, height } = logo;
  const alt = text(logo.alt);
  const shared = { className: css.logo, width, height };
  if (srcDark === src)
    return <img {...shared} alt={alt} src={withBaseUrl(src)} />;
  return (["light", "dark"] as const).map((mode) => (
    <img
      {...shared}
      key={mode}
      alt={alt}
      src={withBaseUrl(mode === "light" ? src : srcDark)}
      // Browsers do not load a lazy picture that is not displayed.
      loading="lazy"
      data-mode={mode}
    />
  ));
}
