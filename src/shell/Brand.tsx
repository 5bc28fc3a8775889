import { withBaseUrl } from "../config/resolved";
import { useThemeConfig } from "../config/ThemeProvider";
import type { Logo as LogoSettings } from "../config/types";
import { Link } from "../i18n/Link";
import { useLocalePath, useText } from "../i18n/useLocale";
import * as css from "./Brand.module.css";

/** Whose site this is, leading home. */
export function Brand() {
  const text = useText();
  const localePath = useLocalePath();
  const { title, logo } = useThemeConfig().navbar;
  return (
    <Link className={css.root} to={logo?.href ?? localePath("/")}>
      {logo ? <Logo logo={logo} /> : null}
      {title ? <span translate="no">{text(title)}</span> : null}
    </Link>
  );
}

type LogoProps = { logo: LogoSettings };

/** The owner's picture; both colour modes are in the page, CSS shows the right one. */
export function Logo({ logo }: LogoProps) {
  const text = useText();
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
      // What is lazy and not displayed is not fetched.
      loading="lazy"
      data-mode={mode}
    />
  ));
}
