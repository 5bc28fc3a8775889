import type { Localized } from "../config/localize";
import type { FooterLink } from "../config/types";
import { Link } from "../i18n/Link";
import { useLocalePath } from "../i18n/useLocalePath";
import { useText } from "../i18n/useText";
import { Icon } from "../ui/Icon";
import { hostIcon } from "../ui/platformIcon";
import * as css from "./FooterLinks.module.css";

type FooterLinksProps = {
  title?: Localized | undefined;
  items: readonly FooterLink[];
};

/** One column of the footer; without a title, one row. */
export function FooterLinks({ title, items }: FooterLinksProps) {
  const text = useText();
  return (
    <div>
      {title ? <h2 className={css.title}>{text(title)}</h2> : null}
      <ul className={css.items} data-row={title ? undefined : ""}>
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
  return (
    <Link className={css.link} to={to} data-icon={icon}>
      {icon ? <Icon name={icon} /> : null}
      {text(item.label)}
    </Link>
  );
}
