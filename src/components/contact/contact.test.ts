/** @jest-environment node */
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { markupOf } from "../../site/markdown/testing/componentTests";

type Contact = NonNullable<ResolvedSite["contact"]>;

const email = "a@example.com";
const setContact = (contact?: Partial<Contact>) =>
  jest.replaceProperty(
    siteConfig,
    "contact",
    contact && { email, form: false, ...contact },
  );

beforeEach(() => setContact({}));

test("without a form service, the form is the address", async () => {
  expect(await markupOf('<ContactForm thanks="/thanks" />')).toBe(
    '<p><a href="mailto:a@example.com">a@example.com</a></p>',
  );
});

test("the details are what the config has", async () => {
  const phone = "+49 (30) 1-2";
  setContact({ phone, location: "Berlin", booking: "https://book.example" });
  const markup = await markupOf("<ContactDetails />");
  expect(markup).toContain('<a href="tel:+493012">+49 (30) 1-2</a>');
  expect(markup).toContain('<a href="https://book.example">[contactBook]</a>');
  expect(markup).toContain("<dd>[contactLocation]</dd>");
  expect(markup).toContain('<a href="/contact.vcf" download="">');
  expect(markup).not.toContain("contactHours");
});

test("what has a date shows until then", async () => {
  jest.replaceProperty(siteConfig, "rates", undefined);
  expect(await markupOf("<Availability />\n\n<Rates />")).toBe(
    '<p data-dated="availability">[availability]</p>',
  );
  expect(await markupOf('<Availability label="When" />')).toBe(
    '<p data-dated="availability"><strong>When</strong> [availability]</p>',
  );
  expect(await markupOf("<ContactDetails />")).toContain(
    '<div class="contact-row" data-dated="availability"><dt>[availabilityLabel]</dt><dd>[availability]</dd></div>',
  );
});

test("Netlify finds its form, and shows the owner's page after it", async () => {
  setContact({ form: "netlify" });
  const markup = await markupOf('<ContactForm thanks="/de/thanks" />');
  expect(markup).toContain(
    '<form name="contact" method="post" action="/de/thanks" data-netlify="true" data-netlify-honeypot="website">',
  );
  expect(markup).toContain(
    '<input type="hidden" name="form-name" value="contact"/>',
  );
});

test("another service gets the fields, and nothing of Netlify's", async () => {
  setContact({ form: "https://forms.example/f/1" });
  const markup = await markupOf("<ContactForm />");
  expect(markup).toContain('action="https://forms.example/f/1">');
  expect(markup).not.toMatch(/netlify|form-name/);
  // Where it fails, readers can write themselves.
  expect(markup).toContain(
    'hidden="">[contactFailed] <a href="mailto:a@example.com">',
  );
  // A reader would fill it in, and the service drop what they write.
  expect(markup).toContain('<p hidden=""><label>[contactHoneypot]');
  const names = [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    "contact",
    "website",
    "name",
    "email",
    "message",
    "deadline",
  ]);
});

test("the newsletter is a plain form to the service, with the fields that it wants", async () => {
  const action = "https://letters.example/f?id=1&u=2";
  siteConfig.newsletter = { action, field: "EMAIL", hidden: { l: "a" } };
  const markup = await markupOf("<Newsletter />");
  delete siteConfig.newsletter;
  expect(markup).toContain(
    '<form method="post" action="https://letters.example/f?id=1&amp;u=2"><input type="hidden" name="l" value="a"/>',
  );
  expect(markup).toMatch(/<input [^>]*name="EMAIL" type="email"[^>]* required/);
  expect(markup).toContain("[newsletterNote]");
});
