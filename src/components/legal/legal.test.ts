/** @jest-environment node */
import { siteConfig } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { compileText } from "../../site/markdown/testing/compileText";
import { markupOf } from "../../site/markdown/testing/componentTests";

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

test.each([
  ["owner", owner],
  // Who is the owner unless another one is named.
  ["responsible", owner],
  ["host", "<p><span>Acme Ltd, <span>[legalHostCountry]</span></span></p>"],
  [
    "host-privacy",
    '<p><span><a href="https://acme.dev/p">acme.dev/p</a></span></p>',
  ],
  ["form-service", "<p><span>forms.dev</span></p>"],
])("shows %s", async (show, markup) => {
  const contact = { email: "a@example.com", form: "https://forms.dev/1" };
  jest.replaceProperty(siteConfig, "contact", contact);
  expect(await markupOf(`<Legal show="${show}" />`)).toBe(markup);
});

test("shows which other hosts pages ask", async () => {
  const text = '<Legal show="other-hosts" />';
  const hosts = ["images.example", "maps.example"];
  const { compiled } = await compileText(text, { otherHosts: hosts });
  expect(compiled.text).toBe("images.example, maps.example");
});
