import type { Localized } from "../../config/i18n";
import { siteConfig } from "../../config/resolved";
import type { FooterColumn, FooterLink } from "../../config/types";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { getLinkKind } from "../../lib/address";
import { hostIcon } from "../../lib/brands";
import { formatYear, type Numerals } from "../../lib/numerals";
import { getToday } from "../../lib/zonedTime";
import { MarginRow } from "../ui/MarginRow";
import { Icon } from "../ui/Icon";
import { Container } from "../ui/Container";
import { Thread } from "../ui/Thread";
import { Logo } from "./Brand";
import * as css from "./Footer.module.css";

/** The footer of every page: logo, links in columns or one row, copyright. */
export function Footer() {
  const { t } = useTranslation("shell");
  const { text, numerals, localePath } = useLocale();
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
        <Copyright text={text(copyright)} numerals={numerals} />
      ) : null}
    </div>
  );

  return (
    <footer className={css.root}>
      {logo ? <LooseEnd /> : null}
      <Container>
        <MarginRow label={imprint}>
          {links.length > 0 ? (
            <nav
              className={css.columns}
              aria-label={t("footer.label")}
              data-print="hide"
            >
              {isFooterColumns(links) ? (
                links.map((column, index) => (
                  <FooterLinks key={index} {...column} />
                ))
              ) : (
                <FooterLinks items={links} isRow />
              )}
            </nav>
          ) : null}
        </MarginRow>
      </Container>
    </footer>
  );
}

/** The end of the thread that runs down the margin, tied to the logo. */
function LooseEnd() {
  return (
    <>
      <svg
        className={css.thread}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d="M100 0C100 100 60 40 0 80" />
      </svg>
      <Thread drawing="bow" className={css.bow} />
    </>
  );
}

const isFooterColumns = (
  links: readonly (FooterColumn | FooterLink)[],
): links is FooterColumn[] => links.some((link) => "items" in link);

type FooterLinksProps = {
  title?: Localized | undefined;
  items: readonly FooterLink[];
  isRow?: boolean;
};

/** A column of the footer, or all its links in a row. */
function FooterLinks({ title, items, isRow }: FooterLinksProps) {
  const { text } = useLocale();
  return (
    <div>
      {title ? <h2 className={css.title}>{text(title)}</h2> : null}
      <ul className={css.items} data-row={isRow || undefined}>
        {items.map((item, index) => (
          <li key={index}>
            <FooterEntry item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterEntry({ item }: { item: FooterLink }) {
  const { text, localePath } = useLocale();
  if (item.html !== undefined) {
    return <span dangerouslySetInnerHTML={{ __html: text(item.html) }} />;
  }
  const to = item.to === undefined ? item.href : localePath(item.to);
  if (to === undefined || item.label === undefined) return null;
  const icon = hostIcon(to);
  // `rel="me"` lets platforms such as Mastodon verify a profile that links back.
  const rel =
    icon && getLinkKind(to) === "external"
      ? "me noopener noreferrer"
      : undefined;
  return (
    <Link className={css.link} to={to} data-icon={icon} {...(rel && { rel })}>
      {text(item.label)}
      {icon ? <Icon name={icon} /> : null}
    </Link>
  );
}

/** Returns the year in a time zone. Its calendar, which is slow to load, decides only around New Year. */
function getYear(timeZone: string): string {
  const [earliest, latest] = [-86_400_000, 86_400_000].map((away) =>
    new Date(Date.now() + away).getUTCFullYear(),
  );
  return earliest === latest ? String(latest) : getToday(timeZone).slice(0, 4);
}

type CopyrightProps = {
  /** The owner's line; `{year}` stands for the current year. */
  text: string;
  numerals: Numerals;
};

/** The copyright, by the owner's clock. React corrects the year of the build without a warning. */
export function Copyright({ text, numerals }: CopyrightProps) {
  const year = formatYear(getYear(siteConfig.timeZone), numerals);
  return <p suppressHydrationWarning>{text.replaceAll("{year}", year)}</p>;
}
