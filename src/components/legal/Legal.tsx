/** @jsxImportSource hastscript */
import type { ResolvedSite } from "../../config/types";
import { getTelAddress, readUrl } from "../../lib/address";
import { getRepliesHost } from "../../lib/fediverse";
import { ComponentError, defineProps, oneOf, refuseContent } from "../props";
import type { Given, Rendered, TextContext } from "../content";
import { ui, uiLang } from "../ui";

type Show = (
  legal: NonNullable<ResolvedSite["legal"]>,
  config: TextContext["config"],
  otherHosts: TextContext["otherHosts"],
) => Rendered | string | false | null | undefined;

/** A text of the config, shown in the page's language. */
const inPageLanguage = (text: string) => <span lang={uiLang}>{text}</span>;

const link = (href: string, text: string) => <a href={href}>{text}</a>;

const hostIn = (address: string | false | undefined) =>
  address ? readUrl(address)?.hostname : undefined;

const owner: Show = ({ name, street, postcode, town }) => (
  <>
    {name}
    <br />
    {street}
    <br />
    {postcode} {town}
    <br />
    {inPageLanguage(ui("legalCountry"))}
  </>
);

/** The parts that `show` can name; empty if the site config does not contain it. */
const shown = {
  name: (legal) => legal.name,
  owner,
  email: (_, { contact }) =>
    contact && link(`mailto:${contact.email}`, contact.email),
  phone: (_, { contact }) =>
    contact?.phone && link(getTelAddress(contact.phone), contact.phone),
  "vat-id": (legal) => legal.vatId,
  "business-id": (legal) => legal.businessId,
  insurer: (legal) => legal.insurance?.insurer,
  "insurance-scope": (legal) =>
    legal.insurance && inPageLanguage(ui("legalInsuranceScope")),
  responsible: (legal, config, hosts) =>
    legal.responsible ?? owner(legal, config, hosts),
  host: ({ host }) =>
    host && (
      <>
        {[host.name, host.address, ""]
          .filter((part) => part !== undefined)
          .join(", ")}
        {inPageLanguage(ui("legalHostCountry"))}
      </>
    ),
  "host-privacy": ({ host }) =>
    host?.privacy && link(host.privacy, host.privacy.replace("https://", "")),
  "mail-provider": (legal) => legal.mailProvider,
  authority: (legal) => legal.authority && inPageLanguage(ui("legalAuthority")),
  "comments-service": (_, { comments }) =>
    comments?.provider === "thread" && hostIn(getRepliesHost(comments.host)),
  "form-service": (_, { contact }) => hostIn(contact?.form),
  "newsletter-service": (_, { newsletter }) => hostIn(newsletter?.action),
  "booking-service": (_, { contact }) => hostIn(contact?.booking),
  "font-service": (_, { fonts }) =>
    typeof fonts === "string" ? undefined : hostIn(fonts.stylesheet),
  "statistics-service": (_, { statistics }) =>
    [...new Set([hostIn(statistics?.host), hostIn(statistics?.script)])]
      .filter(Boolean)
      .join(", "),
  "other-hosts": (_legal, _config, hosts) => hosts.join(", "),
} satisfies Record<string, Show>;

const names = Object.keys(shown) as (keyof typeof shown)[];
const readProps = defineProps("Legal", { show: oneOf(...names) });

/** A fact of the site config about the owner, the host and other services. */
export function Legal(
  { children, ...given }: Given,
  { config, otherHosts }: TextContext,
) {
  const { show, common } = readProps(given);
  refuseContent("Legal", children);
  const { legal } = config;
  const content = legal && shown[show](legal, config, otherHosts);
  if (content) return <span {...common}>{content}</span>;
  throw new ComponentError(
    `The site config says nothing that <Legal show="${show}"> could show.`,
    {
      note: 'Add it to "legal" or "contact" in src/config/site.ts, or put what names it into <When uses="…">.',
    },
  );
}
