/** @jsxImportSource hastscript */
import { getTelAddress } from "../../lib/address";
import { defineProps } from "../props";
import { ui, uiLang } from "../ui";
import type { Given, Rendered, TextContext } from "../content";
import { readOption } from "./readOption";

const readProps = defineProps("ContactDetails", {});

const row = (label: string, content: Rendered | string, dated?: string) => (
  <div className="contact-row" data-dated={dated}>
    <dt>{label}</dt>
    <dd>{content}</dd>
  </div>
);

/** The contact details of the site config. */
export function ContactDetails(
  { children, ...given }: Given,
  { config }: TextContext,
) {
  const { common } = readProps(given);
  const { email, phone, location, hours, booking } = readOption(
    "ContactDetails",
    children,
    config,
    "contact",
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
        row(ui("contactPhone"), <a href={getTelAddress(phone)}>{phone}</a>)}
      {booking &&
        row(ui("contactCall"), <a href={booking}>{ui("contactBook")}</a>)}
      {hours && row(ui("contactHoursLabel"), ui("contactHours"))}
      {location && row(ui("contactLocationLabel"), ui("contactLocation"))}
      {config.availability &&
        row(ui("availabilityLabel"), ui("availability"), "availability")}
      {row(
        ui("contactCard"),
        <a href="/contact.vcf" download="">
          {ui("contactCardSave")}
        </a>,
      )}
    </dl>
  );
}
