import { siteConfig } from "../config/resolved";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useText } from "../i18n/useText";
import { Logo } from "./Logo";
import * as css from "./Brand.module.css";

/** Whose site this is, leading home. */
export function Brand() {
  const text = useText();
  const localePath = useLocalePath();
  const { title, logo } = siteConfig.navbar;
  return (
    <Link className={css.root} to={logo?.href ?? localePath("/")}>
      {logo ? <Logo logo={logo} /> : null}
      {title ? <span translate="no">{text(title)}</span> : null}
    </Link>
  );
}
