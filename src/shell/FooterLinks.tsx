import type { Localized } from "../config/localize";
import type { FooterLink } from "../config/types";
import { Link } from "../i18n/Link";
import { linkKind } from "../i18n/linkKind";
import { useLocalePath } from "../i18n/useLocalePath";
import { useText } from "../i18n/useText";
import { Icon } from "../ui/Icon";
import { hostIcon } from "../ui/platformIcon";
import * as css from "./FooterLinks.module.css";

type FooterLinksProps = {
  title?: Localized | undefined;
  items: readonly FooterLink[];
  isRow?: boolean;
};

/** One column of the footer, or all its links in a row. */
export function FooterLinks({ title, items, isRow }: FooterLinksProps) {
  const text = useText();
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
  const text = useText();
  const localePath = useLocalePath();
  if (item.html !== undefined) {
    return <span dangerouslySetInnerHTML={{ __html: text(item.html) }} />;
  }
  const to = item.to === undefined ? item.href : localePath(item.to);
  if (to === undefined || item.label === undefined) return null;
  const icon = hostIcon(to);
  // Where the profile links back, rel="me" lets platforms such as Mastodon confirm it.
  const rel =
    icon && linkKind(to) === "external" ? "me noopener noreferrer" : undefined;
  return (
    <Link className={css.link} to={to} data-icon={icon} {...(rel && { rel })}>
      {icon ? <Icon name={icon} /> : null}
      {text(item.label)}
    </Link>
  );
}
