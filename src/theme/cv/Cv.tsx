import { graphql } from "gatsby";
import { formatSiteAddress } from "../../config/baseUrl";
import { siteConfig } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import { getTelAddress } from "../../lib/address";
import { Button, LinkButton } from "../ui/Button";
import { CallToAction } from "../ui/CallToAction";
import { PageHeader } from "../ui/PageHeader";
import { Container } from "../ui/Container";
import { CvParts } from "./CvParts";
import * as css from "./Cv.module.css";

type CvProps = {
  cv: Queries.CvFragment;
  /** True if there is a project profile. */
  hasProjects: boolean;
  /** The address of the contact page. */
  contactPath: string | undefined;
};

/** The CV, with dates in the margin. */
export function Cv({ cv, hasProjects, contactPath }: CvProps) {
  const { t } = useTranslation("cv");
  // On paper the accent is that of light mode.
  const { accent } = siteConfig.colors.light;
  const { basics, pdf, profile } = cv;
  return (
    <div
      className={css.root}
      style={{ "--cv-accent": accent }}
      data-pagefind-body=""
    >
      <Container>
        <PageHeader title={basics.name} lead={basics.label} label={t("title")}>
          <div className={css.intro}>
            {basics.summary ? (
              <p className={css.summary}>{basics.summary}</p>
            ) : null}
            <ContactLine cv={cv} />
            <p className={css.actions} data-print="hide">
              {pdf ? (
                <LinkButton to={pdf} isPrimary>
                  {t("pdf")}
                </LinkButton>
              ) : (
                <span data-script="only">
                  <Button onClick={() => window.print()}>{t("save")}</Button>
                </span>
              )}
              {profile && hasProjects ? (
                <LinkButton to={profile}>{t("profile")}</LinkButton>
              ) : null}
            </p>
          </div>
        </PageHeader>
        <CvParts cv={cv} />
        {contactPath ? (
          <div data-print="hide" data-pagefind-ignore="">
            <CallToAction
              title={t("contact.title")}
              text={t("contact.text")}
              action={{ label: t("contact.link"), to: contactPath }}
            />
          </div>
        ) : null}
      </Container>
    </div>
  );
}

function ContactLine({ cv }: Pick<CvProps, "cv">) {
  const { t } = useTranslation("cv");
  const { availability, basics, contact } = cv;
  const location = basics.location ?? contact?.location;
  return (
    <ul className={`cluster ${css.contact}`}>
      {contact ? (
        <li>
          <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
        </li>
      ) : null}
      {contact?.phone ? (
        <li>
          <Link to={getTelAddress(contact.phone)}>{contact.phone}</Link>
        </li>
      ) : null}
      {location ? <li>{location}</li> : null}
      {availability ? <li data-dated="availability">{availability}</li> : null}
      {contact ? (
        <li data-print="hide">
          <Link to="/contact.vcf">{t("vcard")}</Link>
        </li>
      ) : null}
      <li className={css.site}>{formatSiteAddress(siteConfig)}</li>
    </ul>
  );
}

export const fragment = graphql`
  fragment Cv on Cv {
    pdf
    profile
    availability
    basics {
      name
      label
      summary
      location
    }
    contact {
      email
      phone
      location
    }
    work {
      name
      position
      endDate
      periodText
      summary
      highlights
    }
    education {
      institution
      area
      studyType
      endDate
      periodText
    }
    skills {
      name
      keywords
    }
    languages {
      language
      fluency
    }
    certificates {
      name
      date
      issuer
    }
    interests {
      name
      keywords
    }
  }
`;
