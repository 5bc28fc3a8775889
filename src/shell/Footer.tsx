import { useTranslation } from "gatsby-plugin-react-i18next";
import { isFooterColumns } from "../config/isFooterColumns";
import { siteConfig } from "../config/resolved";
import { useLocalePath } from "../i18n/useLocalePath";
import { Link } from "../i18n/Link";
import { useText } from "../i18n/useText";
import { Entry } from "../ui/Entry";
import { Sheet } from "../ui/Sheet";
import { FooterLinks } from "./FooterLinks";
import { Logo } from "./Logo";
import * as css from "./Footer.module.css";

/** The foot of every page: logo, links in columns or one row, copyright. */
export function Footer() {
  const { t } = useTranslation("shell");
  const text = useText();
  const localePath = useLocalePath();
  const { links, logo, copyright } = siteConfig.footer;
  const columns = isFooterColumns(links) ? links : [{ items: links }];
  // The year of the build is in the page; a browser in a later year must not differ.
  const year = String(new Date().getUTCFullYear());

  return (
    <footer className={css.root}>
      <Sheet>
        <Entry
          label={
            <div className={css.imprint}>
              {logo ? (
                <Link to={logo.href ?? localePath("/")}>
                  <Logo logo={logo} />
                </Link>
              ) : null}
              {copyright ? (
                <p suppressHydrationWarning>
                  {text(copyright).replaceAll("{year}", year)}
                </p>
              ) : null}
            </div>
          }
        >
          <nav className={css.columns} aria-label={t("footer.label")}>
            {columns.map((column, index) => (
              <FooterLinks
                key={index}
                title={"title" in column ? column.title : undefined}
                items={column.items}
              />
            ))}
          </nav>
        </Entry>
      </Sheet>
    </footer>
  );
}
