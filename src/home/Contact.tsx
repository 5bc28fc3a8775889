import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { telAddress } from "../lib/telAddress";
import { LinkButton } from "../ui/Button";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./Contact.module.css";

type ContactProps = { page: Queries.ContactFragment };

/** How to reach the freelancer: one large address, then the rest. */
export function Contact({ page: { home, contact } }: ContactProps) {
  const { t } = useTranslation("home");
  if (!home) return null;
  const { title, text, action } = home.contact;
  return (
    <Sheet>
      <Section title={title} intro={text} id="contact">
        {contact ? (
          <ul className={css.root}>
            <Entry as="li" label={t("contact.email")}>
              <Link className={css.email} to={`mailto:${contact.email}`}>
                {contact.email}
              </Link>
            </Entry>
            {contact.phone ? (
              <Entry as="li" label={t("contact.phone")}>
                <Link to={telAddress(contact.phone)}>{contact.phone}</Link>
              </Entry>
            ) : null}
            {contact.location ? (
              <Entry as="li" label={t("contact.location")}>
                {contact.location}
              </Entry>
            ) : null}
          </ul>
        ) : null}
        {action ? (
          <Entry>
            <p className={css.action} data-print="hide">
              <LinkButton to={action.to}>{action.label}</LinkButton>
            </p>
          </Entry>
        ) : null}
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Contact on Page {
    home {
      contact {
        title
        text
        action {
          label
          to
        }
      }
    }
    contact {
      email
      phone
      location
    }
  }
`;
