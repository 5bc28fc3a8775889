import type { ReactNode } from "react";
import { telAddress } from "../../lib/telAddress";
import { defineProps } from "../props";
import type { Given } from "../content";
import { ui, uiLang } from "../ui";
import { readContact } from "./readContact";

const readProps = defineProps("ContactDetails", {});

type RowProps = { label: string; children: ReactNode };

const Row = ({ label, children }: RowProps) => (
  <div className="contact-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How to reach the owner: what the site config says of it. */
export function ContactDetails({ children, ...given }: Given) {
  const { common } = readProps(given);
  const { email, phone, location, hours, booking } = readContact(
    "ContactDetails",
    children,
  );
  return (
    <dl {...common} className="contact" lang={uiLang}>
      <Row label={ui("contactEmail")}>
        <a className="contact-email" href={`mailto:${email}`}>
          {email}
        </a>{" "}
        <button
          type="button"
          className="contact-copy"
          data-email={email}
          data-texts={[ui("codeCopied"), ui("codeNotCopied")].join("|")}
          data-script="only"
          data-print="hide"
        >
          {ui("contactCopy")}
        </button>
        <span className="visually-hidden" role="status" />
      </Row>
      {phone && (
        <Row label={ui("contactPhone")}>
          <a href={telAddress(phone)}>{phone}</a>
        </Row>
      )}
      {booking && (
        <Row label={ui("contactCall")}>
          <a href={booking}>{ui("contactBook")}</a>
        </Row>
      )}
      {hours && <Row label={ui("contactHoursLabel")}>{ui("contactHours")}</Row>}
      {location && (
        <Row label={ui("contactLocationLabel")}>{ui("contactLocation")}</Row>
      )}
      <Row label={ui("contactCard")}>
        <a href="/contact.vcf" download="">
          {ui("contactCardSave")}
        </a>
      </Row>
    </dl>
  );
}
