import { components } from "own/components";
import { Admonition } from "./admonition/Admonition";
import { Button } from "./button/Button";
import { CallToAction } from "./call-to-action/CallToAction";
import { Card, Cards } from "./cards/Cards";
import { CodeBlock } from "./code/CodeBlock";
import { ContactDetails } from "./contact/ContactDetails";
import { ContactForm } from "./contact/ContactForm";
import { Newsletter } from "./contact/Newsletter";
import { Availability, Rates } from "./contact/Dated";
import type { Rendered } from "./content";
import { Dates } from "./dates/Dates";
import { Details, PlainDetails } from "./details/Details";
import { Diagram } from "./diagram/Diagram";
import { Embed } from "./embed/Embed";
import { Figure, Image, InlineImage } from "./figure/Figure";
import { Legal } from "./legal/Legal";
import { Offer, Offers } from "./offers/Offers";
import { Steps } from "./steps/Steps";
import { Gallery } from "./gallery/Gallery";
import { InlineMath, MathBlock } from "./math/Math";
import { Table } from "./table/Table";
import { TabItem, Tabs } from "./tabs/Tabs";
import { Video } from "./video/Video";
import { When } from "./when/When";

/** A component that runs once, at build. */
export type RegisteredComponent = {
  component: (props: never, siteOrLanguage: never) => Rendered;
  /** The folder in src/components, or the owner's in src/own/components, with stylesheets and `activate.ts` (the client script, listed in `componentScripts.ts`, or in the owner's `scripts.ts`); without it, the component has neither. */
  folder?: string;
  /** True for a component among words: alone on a line, it is a paragraph. */
  isInline?: boolean;
  /** True for a site component: its second argument is the site. All others have the language tag of the text there. */
  needsSite?: boolean;
};

/** Components that authors may use without importing them. One of the owner's replaces ours of the same name. */
export const authorComponents: Readonly<Record<string, RegisteredComponent>> = {
  Availability: { component: Availability, folder: "contact", needsSite: true },
  Button: { component: Button, folder: "button", isInline: true },
  CallToAction: { component: CallToAction, folder: "call-to-action" },
  Card: { component: Card, folder: "cards" },
  Cards: { component: Cards, folder: "cards" },
  ContactDetails: {
    component: ContactDetails,
    folder: "contact",
    needsSite: true,
  },
  ContactForm: { component: ContactForm, folder: "contact", needsSite: true },
  Dates: { component: Dates, folder: "dates" },
  Details: { component: Details, folder: "details" },
  Admonition: { component: Admonition, folder: "admonition" },
  Legal: { component: Legal, isInline: true, needsSite: true },
  Newsletter: { component: Newsletter, folder: "contact", needsSite: true },
  Offer: { component: Offer, folder: "offers" },
  Offers: { component: Offers, folder: "offers" },
  Rates: { component: Rates, folder: "contact", needsSite: true },
  Steps: { component: Steps, folder: "steps" },
  Embed: { component: Embed, folder: "embed" },
  Figure: { component: Figure, folder: "figure" },
  Gallery: { component: Gallery, folder: "gallery" },
  TabItem: { component: TabItem, folder: "tabs" },
  Tabs: { component: Tabs, folder: "tabs" },
  Video: { component: Video, folder: "video" },
  When: { component: When, needsSite: true },
  ...components,
};

const siteComponents = Object.entries(authorComponents)
  .filter(([, { needsSite }]) => needsSite)
  .map(([name]) => name)
  .join("|");

/** Matches a text that has a site component. */
export const siteComponentTag = new RegExp(`<\\s*(?:${siteComponents})\\b`);

/** Names what replaces components of earlier versions, for error messages. */
export const formerComponents: Readonly<Record<string, string>> = {
  Abbr: 'Write <abbr title="…">…</abbr>.',
  FileTree: "Write the tree as code, between ```text and ```.",
  Kbd: "Write <kbd>…</kbd>, once for each key.",
  ProjectFacts: "Write <dl>, in it <dt>…</dt> and <dd>…</dd>.",
  Quote: "Write a quotation (> …) whose last line names the source.",
  Vimeo: 'Write <Embed url="https://vimeo.com/…" title="…" />.',
  YouTube:
    'Write <Embed url="https://youtu.be/…" title="…" />; it begins at 30 seconds with ?t=30.',
};

/** Components that the compiler creates from Markdown. */
export const ownComponents: Readonly<Record<string, RegisteredComponent>> = {
  CodeBlock: { component: CodeBlock, folder: "code" },
  Diagram: { component: Diagram, folder: "diagram" },
  Image: { component: Image, folder: "figure" },
  InlineImage: { component: InlineImage, folder: "figure" },
  details: { component: PlainDetails, folder: "details" },
  InlineMath: { component: InlineMath, folder: "math" },
  MathBlock: { component: MathBlock, folder: "math" },
  table: { component: Table, folder: "table" },
};
