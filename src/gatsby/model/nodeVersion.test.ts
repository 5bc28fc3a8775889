import { siteConfig } from "../../config/resolved";
import { hasTypst } from "../../output/profiles/createPdf";
import { createNodeVersion } from "./syncSiteNodes";

jest.mock("../../site/files/loadBundled", () => ({ hashBuildCode: () => "" }));
jest.mock("../../output/profiles/createPdf", () => ({
  hasTypst: jest.fn(() => true),
}));

const versionOn = (day: string) => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00Z`) });
  const availability = { from: "2027-03", until: "2027-03-31" };
  return createNodeVersion(process.cwd(), { ...siteConfig, availability });
};
afterEach(() => jest.useRealTimers());

test("nodes change on the day on which the owner is free, and on no other", () => {
  const before = versionOn("2027-02-01");
  expect(versionOn("2027-02-28")).toBe(before);
  const after = versionOn("2027-03-01");
  expect(after).not.toBe(before);
  expect(versionOn("2027-03-31")).toBe(after);
  // The resolved config has no availability that has lapsed.
  const config = { ...siteConfig, availability: undefined };
  const lapsed = createNodeVersion(process.cwd(), config);
  expect([before, after]).not.toContain(lapsed);
});

test("nodes change with Typst, which decides whether there are PDFs", () => {
  const before = versionOn("2027-02-01");
  jest.mocked(hasTypst).mockReturnValue(false);
  expect(versionOn("2027-02-01")).not.toBe(before);
});
