import { siteConfig } from "../config/resolved";
import type { FooterColumn, FooterLink } from "../config/types";
import { useLocale } from "../i18n/useLocale";
import { useLocalePath } from "../i18n/useLocalePath";
import { Link } from "../i18n/Link";
import { useText } from "../i18n/useText";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { Sheet } from "../ui/Sheet";
import { Copyright } from "./Copyright";
import { FooterLinks } from "./FooterLinks";
import { Logo } from "./Logo";
import * as css from "./Footer.module.css";

/** The foot of every page: logo, links in columns or one row, copyright. */
export function Footer() {
  const { t } = useTranslation("shell");
  const text = useText();
  const { htmlLang } = useLocale();
  const localePath = useLocalePath();
  const { links, logo, copyright } = siteConfig.footer;
  if (links.length === 0 && !logo && !copyright) return null;

  const imprint = (logo ?? copyright) && (
    <div className={css.imprint} data-size={logo ? "large" : undefined}>
      {logo ? (
        <Link to={logo.href ?? localePath("/")} data-icon="logo">
          <Logo logo={logo} />
        </Link>
      ) : null}
      {copyright ? (
        <Copyright text={text(copyright)} htmlLang={htmlLang} />
      ) : null}
    </div>
  );

  return (
    <footer className={css.root}>
      <Sheet>
        <Entry label={imprint}>
          {links.length > 0 ? (
            <nav className={css.columns} aria-label={t("footer.label")}>
              {isFooterColumns(links) ? (
                links.map((column, index) => (
                  <FooterLinks key={index} {...column} />
                ))
              ) : (
                <FooterLinks items={links} isRow />
              )}
            </nav>
          ) : null}
        </Entry>
      </Sheet>
    </footer>
  );
}

/** Tells whether the links are columns rather than one row. */
const isFooterColumns = (
  links: readonly (FooterColumn | FooterLink)[],
): links is FooterColumn[] => links.some((link) => "items" in link);
