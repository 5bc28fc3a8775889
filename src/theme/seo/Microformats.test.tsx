import { mf2 } from "microformats-parser";
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
  const { rels, items } = mf2(show().innerHTML, { baseUrl: siteConfig.url });
  expect(rels.me).toEqual(["https://social.example/@alex"]);
  const [card, entry] = items;
  expect(card).toMatchObject({
    type: ["h-card"],
    properties: {
      name: ["Alex Example"],
      uid: ["https://www.example.com/de"],
      url: ["https://www.example.com/de", "https://social.example/@alex"],
    },
  });
  expect(entry).toMatchObject({
    type: ["h-entry"],
    properties: {
      name: ["Rates"],
      url: ["https://www.example.com/blog/rates"],
      published: ["2026-03-01T09:00:00.000Z"],
      content: [{ value: "Text" }],
      author: [
        {
          type: ["h-card"],
          properties: {
            name: ["Alex"],
            url: ["https://www.example.com/blog/authors/alex"],
          },
        },
      ],
    },
  });
  expect(head()).toBe("@alex@social.example");
});

it("adds nothing without an account", () => {
  expect(show().innerHTML).toBe('<div class="e-content">Text</div>');
  expect(head()).toBeUndefined();
});
