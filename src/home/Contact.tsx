import { graphql } from "gatsby";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { Section } from "../ui/Section";
import { Sheet } from "../ui/Sheet";
import * as css from "./Contact.module.css";

type ContactProps = { home: Queries.ContactFragment };

/** How to reach the freelancer: one large address, then the rest. */
export function Contact({ home }: ContactProps) {
  const { t } = useTranslation("home");
  const { title, text, email, phone, location } = home.contact;
  return (
    <Sheet>
      <Section title={title} intro={text} id="contact">
        <ul className={css.root}>
          {email ? (
            <Entry as="li" label={t("contact.email")}>
              <Link className={css.email} to={`mailto:${email}`}>
                {email}
              </Link>
            </Entry>
          ) : null}
          {phone ? (
            <Entry as="li" label={t("contact.phone")}>
              <Link to={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</Link>
            </Entry>
          ) : null}
          {location ? (
            <Entry as="li" label={t("contact.location")}>
              {location}
            </Entry>
          ) : null}
        </ul>
      </Section>
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Contact on HomeContent {
    contact {
      title
      text
      email
      phone
      location
    }
  }
`;
