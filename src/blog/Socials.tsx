import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { Icon } from "../ui/Icon";
import { platformIcon } from "../ui/platformIcon";
import * as css from "./Socials.module.css";

type SocialsProps = { socials: readonly Queries.SocialsFragment[] };

/** Where else a person can be found. */
export function Socials({ socials }: SocialsProps) {
  if (socials.length === 0) return null;
  return (
    <ul className={css.root}>
      {socials.map(({ platform, label, url }) => (
        <li key={url}>
          <Link
            className={css.link}
            to={url}
            rel="me noopener noreferrer"
            data-icon={platform}
          >
            <Icon name={platformIcon(platform)} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Socials on Social {
    platform
    label
    url
  }
`;
