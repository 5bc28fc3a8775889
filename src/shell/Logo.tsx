import { withPrefix } from "gatsby";
import type { Logo as LogoSettings } from "../config/types";
import { useText } from "../i18n/useText";
import * as css from "./Logo.module.css";

type LogoProps = { logo: LogoSettings };

/** The owner's picture; both colour modes are in the page, CSS shows the right one. */
export function Logo({ logo }: LogoProps) {
  const text = useText();
  const { src, srcDark, width, height } = logo;
  const alt = text(logo.alt);
  const shared = { className: css.root, width, height };
  if (srcDark === src)
    return <img {...shared} alt={alt} src={withPrefix(src)} />;
  return (["light", "dark"] as const).map((mode) => (
    <img
      {...shared}
      key={mode}
      alt={alt}
      src={withPrefix(mode === "light" ? src : srcDark)}
      // What is lazy and not displayed is not fetched.
      loading="lazy"
      data-mode={mode}
    />
  ));
}
