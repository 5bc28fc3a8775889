/** @jsxImportSource hastscript */
import { telAddress } from "../../lib/telAddress";
import { defineProps } from "../props";
import type { Given, Rendered } from "../content";
import { ui, uiLang } from "../ui";
import { readContact } from "./readContact";

const readProps = defineProps("ContactDetails", {});

const row = (label: string, content: Rendered | string) => (
  <div className="contact-row">
    <dt>{label}</dt>
    <dd>{content}</dd>
  </div>
);

/** How to reach the owner: what the site config says of it. */
export function ContactDetails({ children, ...given }: Given) {
  const { common } = readProps(given);
  const { email, phone, location, hours, booking } = readContact(
    "ContactDetails",
    children,
  );
  const [local, domain] = email.split("@");
  return (
    <dl {...common} className="contact" lang={uiLang}>
      {row(
        ui("contactEmail"),
        <>
          <a className="contact-email" href={`mailto:${email}`}>
            {local}@<wbr />
            {domain}
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
        </>,
      )}
      {phone &&
        row(ui("contactPhone"), <a href={telAddress(phone)}>{phone}</a>)}
      {booking &&
        row(ui("contactCall"), <a href={booking}>{ui("contactBook")}</a>)}
      {hours && row(ui("contactHoursLabel"), ui("contactHours"))}
      {location && row(ui("contactLocationLabel"), ui("contactLocation"))}
      {row(
        ui("contactCard"),
        <a href="/contact.vcf" download="">
          {ui("contactCardSave")}
        </a>,
      )}
    </dl>
  );
}
