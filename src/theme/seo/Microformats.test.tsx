import { siteConfig } from "../../config/resolved";
import { renderInPage } from "../../../tests/renderInPage";
import { OwnerCard, PostEntry } from "./Microformats";
import { renderHead } from "./testing/serveHead";

const post = {
  title: "Rates",
  path: "/blog/rates",
  publishedAt: "2026-03-01T09:00:00.000Z",
  updatedAt: null,
  authors: [{ name: "Alex", path: "/blog/authors/alex", url: null }],
} as unknown as React.ComponentProps<typeof PostEntry>["post"];

/** Reads the properties of a microformat as parsers do: by prefix, without those of a format inside it. */
function readFormat(root: Element | null) {
  const properties: Record<string, string> = {};
  const marked = root?.querySelectorAll("[class*='-']") ?? [];
  for (const element of marked) {
    const inner = element.parentElement?.closest(".h-card, .h-entry");
    if (inner !== root) continue;
    const value =
      element.getAttribute("value") ??
      element.getAttribute("href") ??
      element.textContent;
    for (const name of element.classList) {
      if (/^(?:p|u|dt|e)-/.test(name)) properties[name] ??= value;
    }
  }
  return properties;
}

const show = () =>
  renderInPage(
    <>
      <OwnerCard />
      <PostEntry post={post}>
        <div className="e-content">Text</div>
      </PostEntry>
    </>,
    { locale: "de", path: "" },
  ).container;

const head = () =>
  renderHead({
    locale: "en",
    alternates: [{ locale: "en", path: "/", isFallback: false }],
    title: "A",
  })
    .querySelector("[name='fediverse:creator']")
    ?.getAttribute("content");

afterEach(() => {
  delete siteConfig.presence;
});

it("names the owner and a post to programs, and the account in the head", () => {
  siteConfig.presence = { fediverse: "@alex@social.example" };
  const page = show();
  expect(readFormat(page.querySelector(":scope > .h-card"))).toMatchObject({
    "p-name": "Alex Example",
    "u-uid": "https://www.example.com/de",
  });
  expect(page.querySelector("[rel=me]")).toHaveAttribute(
    "href",
    "https://social.example/@alex",
  );
  const entry = page.querySelector(".h-entry");
  expect(readFormat(entry)).toMatchObject({
    "p-name": "Rates",
    "u-url": "https://www.example.com/blog/rates",
    "dt-published": "2026-03-01T09:00:00.000Z",
    "e-content": "Text",
  });
  expect(readFormat(entry?.querySelector(".p-author") ?? null)).toEqual({
    "p-name": "Alex",
    "u-url": "https://www.example.com/blog/authors/alex",
  });
  expect(head()).toBe("@alex@social.example");
});

it("adds nothing without an account", () => {
  expect(show().innerHTML).toBe('<div class="e-content">Text</div>');
  expect(head()).toBeUndefined();
});
