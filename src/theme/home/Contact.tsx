import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { getTelAddress } from "../../lib/address";
import { CallToAction } from "../ui/CallToAction";
import { MarginRow } from "../ui/MarginRow";
import { Container } from "../ui/Container";
import * as css from "./Contact.module.css";

type ContactProps = { page: Queries.ContactFragment };

export function Contact({ page: { home, contact } }: ContactProps) {
  const { t } = useTranslation("home");
  if (!home?.contact) return null;
  return (
    <Container>
      <CallToAction {...home.contact} id="contact">
        {contact ? (
          <ul className={css.root}>
            <MarginRow as="li" label={t("contact.email")}>
              <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
            </MarginRow>
            {contact.phone ? (
              <MarginRow as="li" label={t("contact.phone")}>
                <Link to={getTelAddress(contact.phone)}>{contact.phone}</Link>
              </MarginRow>
            ) : null}
            {contact.location ? (
              <MarginRow as="li" label={t("contact.location")}>
                {contact.location}
              </MarginRow>
            ) : null}
          </ul>
        ) : null}
      </CallToAction>
    </Container>
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
