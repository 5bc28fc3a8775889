import { findInHeaders, findInPage, readHeaders } from "./site/observatory";
import { pages } from "./site/pages";

it("has nothing that Mozilla's Observatory finds", () => {
  expect(findInHeaders(readHeaders())).toEqual([]);
  for (const page of pages) {
    expect([page.path, ...findInPage(page)]).toEqual([page.path]);
  }
});

it.each([
  "set-cookie",
  "access-control-allow-credentials",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "content-security-policy",
  "cross-origin-resource-policy",
])("finds a wrong %s", (name) => {
  expect(findInHeaders(readHeaders().set(name, "true"))).toHaveLength(1);
});

const pageWith = (policy: string, script = "") => ({
  document: new DOMParser().parseFromString(
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${script}`,
    "text/html",
  ),
});
const safe = "default-src 'self'; script-src 'self'";

it.each([
  [`${safe} 'unsafe-inline'`, "inline scripts"],
  [`${safe} https:`, "scripts of any host"],
  [`${safe}; object-src *`, "plug-ins of any host"],
  [`${safe} 'unsafe-eval'`, "eval()"],
  [`${safe}; img-src http://example.org`, "addresses without https"],
  ["img-src 'self'", "scripts of any host"],
])("finds a policy too wide: %s", (policy, finding) => {
  expect(findInPage(pageWith(policy)).join()).toContain(finding);
});

it("finds a policy that is not there, or not valid, and a script of another host", () => {
  expect(findInPage(pageWith(safe))).toEqual([]);
  expect(() => findInPage(pageWith(`${safe}; ${safe}`))).toThrow("no content");
  const script = '<script src="https://example.org/a.js"></script>';
  expect(findInPage(pageWith(safe, script))).toHaveLength(1);
});
