import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import {
  markupOf,
  testFaults,
  testMarkup,
} from "../../site/markdown/testing/componentTests";

const legal: NonNullable<ResolvedSite["legal"]> = {
  name: "Kim Jones",
  street: "High Street 1",
  postcode: "10115",
  town: "Berlin",
  country: "DE",
  host: { name: "Acme Ltd", country: "GB", privacy: "https://acme.dev/p" },
};

beforeEach(() => jest.replaceProperty(siteConfig, "legal", legal));

const owner =
  "<p><span>Kim Jones<br/>High Street 1<br/>10115 Berlin<br/><span>[legalCountry]</span></span></p>";

testMarkup([
  ["owner", '<Legal show="owner" />', owner],
  [
    "responsible, who is the owner unless another one is named",
    '<Legal show="responsible" />',
    owner,
  ],
  [
    "host, without an address",
    '<Legal show="host" />',
    "<p><span>Acme Ltd, <span>[legalHostCountry]</span></span></p>",
  ],
  [
    "host-privacy",
    '<Legal show="host-privacy" />',
    '<p><span><a href="https://acme.dev/p">acme.dev/p</a></span></p>',
  ],
]);

test("a service is known by its host", async () => {
  const contact = { email: "a@example.com", form: "https://forms.dev/1" };
  jest.replaceProperty(siteConfig, "contact", contact);
  const markup = await markupOf('<Legal show="form-service" />');
  expect(markup).toBe("<p><span>forms.dev</span></p>");
});

testFaults([
  [
    "what the config does not say",
    '<Legal show="vat-id" />',
    {
      message:
        'The site config says nothing that <Legal show="vat-id"> could show.',
      note: 'Add it to "legal" or "contact" in src/config/site.ts, or put what names it into <When uses="…">.',
    },
  ],
]);
