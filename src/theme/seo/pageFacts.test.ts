/** @jest-environment node */
import { createPageFacts } from "./pageFacts";
import type { Subject } from "./subject";

jest.mock("../../config/environment", () => ({
  get isPreview() {
    return process.env.GATSBY_SITE_PREVIEW === "true";
  },
}));

test.each([
  ["false", "https://www.example.com/setup"],
  ["true", undefined],
])("in a preview (%s), the canonical address is %s", (isPreview, address) => {
  process.env.GATSBY_SITE_PREVIEW = isPreview;
  const page = { locale: "en", path: "/setup", isFallback: false };
  const { canonical } = createPageFacts({ ...page, alternates: [page] });
  delete process.env.GATSBY_SITE_PREVIEW;
  expect(canonical).toBe(address);
});

test.each([
  [{ title: "Setup" }, "Setup | Alex Example"],
  [
    { title: "Setup", edition: "Version 1.0" },
    "Setup | Version 1.0 | Alex Example",
  ],
  [{}, "Alex Example | "],
  [{ title: "Alex Example" }, "Alex Example"],
  [{ title: "Start", subject: { kind: "owner" } as Subject }, "Start"],
])("%j is called %j", (page, title) => {
  const { fullTitle } = createPageFacts({
    ...page,
    locale: "en",
    alternates: [],
  });
  const tagline = title.endsWith("| ") ? fullTitle.slice(title.length) : "";
  expect(fullTitle).toBe(title + tagline);
});

test("previews show the title beside the site's name, without its version", () => {
  const page = { title: "Setup", edition: "Version 1.0", locale: "en" };
  expect(createPageFacts({ ...page, alternates: [] }).title).toBe("Setup");
});
