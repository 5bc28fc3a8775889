import { inJsx } from "../content";
import type { Content } from "../content";
import { icons } from "../icons";
import type { IconName } from "../icons";
import { inBlocks } from "../inBlocks";
import { address, defineProps, label, oneOf } from "../props";

type CardProps = Readonly<Record<string, unknown>> & { children: Content };

const iconNames = Object.keys(icons) as IconName[];

const readProps = defineProps("Card", {
  title: label,
  href: address.optional(),
  icon: oneOf(...iconNames).optional(),
});

/** A few words on something, and where there is more. */
export function Card({ children, ...given }: CardProps) {
  const { title, href, icon, common } = readProps(given);
  return (
    <div className="card" {...common}>
      <p className="card-title">
        {icon && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[icon]} />
          </svg>
        )}
        <strong>
          {href ? <a href={href}>{inJsx(title)}</a> : inJsx(title)}
        </strong>
      </p>
      {inJsx(inBlocks(children))}
    </div>
  );
}
