import { pageAt } from "../build/site/pages";

const post = "/blog/the-invoice-that-gets-paid";
const query = (address: string, selector: string) =>
  pageAt(address)?.document.querySelector(selector);
const textOf = (address: string, selector: string) =>
  query(address, selector)?.textContent;

/** What counts for an element: its own attribute, else that of the nearest above it. */
const inForce = (element: Element | null | undefined) =>
  ["lang", "dir"].map((name) =>
    element?.closest(`[${name}]`)?.getAttribute(name),
  );

test.each([
  ["/ar/blog/moving-a-million-rows", "en-GB", "ltr"],
  ["/ar/blog/e-rechnung-fuer-freelancer", "de-DE", "ltr"],
  ["/ar/uses", "en-GB", "ltr"],
  [post, "ar-EG", "rtl"],
  [`/de${post}`, "ar-EG", "rtl"],
  [`/ar${post}`, "ar-EG", "rtl"],
])("%s shows a text in %s that runs %s", (at, lang, dir) => {
  for (const selector of [".prose", "main h1"]) {
    expect(inForce(query(at, selector))).toEqual([lang, dir]);
  }
  expect(query(at, ".prose")?.hasAttribute("dir")).toBe(
    !at.startsWith("/ar/blog/the"),
  );
});

test.each([
  ["/ar", "main h1", "en-GB", "ltr"],
  ["/ar", "#blog a[hreflang='en-GB']", "en-GB", "ltr"],
  ["/ar/blog", "article h2 a[hreflang='en-GB']", "en-GB", "ltr"],
  ["/blog", "article h2 a[hreflang='ar-EG']", "ar-EG", "rtl"],
])("%s says so of what it shows at %s, too", (at, selector, ...said) => {
  expect(inForce(query(at, selector))).toEqual(said);
});

test("code runs from left to right", () => {
  const page = pageAt(`/ar${post}`);
  expect(page?.html).toMatch(/direction:\s?ltr/);
  expect(page?.document.querySelectorAll(".prose pre").length).toBeGreaterThan(
    2,
  );
});

test("dates and numbers are written as in Egypt", () => {
  expect(textOf(`/ar${post}`, "main time")).toBe("٢\u00a0أكتوبر\u00a0٢٠٢٦");
  expect(textOf("/ar/blog/moving-a-million-rows", "main")).toContain(
    "٧ دقائق للقراءة",
  );
  expect(textOf("/ar/blog/archive", "main h2")).toBe("٢٠٢٦");
  expect(textOf("/ar/blog/page/2", "title")).toContain("الصفحة ٢");
});
