import { giscusSettings } from "../config/testing/giscusSettings";
import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import type { SiteInput } from "../config/types";
import type { PostEntry } from "../site/collections/posts";
import { compileText } from "../site/markdown/testing/compileText";
import { createPost } from "../site/testing/createPost";
import { createContentPolicy } from "./contentPolicy";

const createPolicy = (
  changes: Partial<SiteInput> = {},
  entry: Partial<PostEntry> = {},
) => {
  const site = resolveSite(minimalSite(changes));
  return createContentPolicy(site, [createPost(entry)]).split("; ");
};

it("allows a small site nothing of other hosts", () => {
  expect(createPolicy()).toEqual([
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "form-action 'self'",
    "script-src 'self'",
  ]);
});

it("allows what the owner's HTML shows, in the navbar, the footer, the announcement and sidebars", () => {
  const image = (name: string) => `<img src="https://${name}.example/a.png">`;
  const site = resolveSite(
    minimalSite({
      announcementBar: { id: "a", content: { en: image("bar"), de: "x" } },
      navbar: { items: [{ type: "html", value: image("menu") }] },
      footer: {
        links: [
          {
            html: `${image("foot")}<video src="https://film.example/a"></video>`,
          },
        ],
      },
    }),
  );
  const value = `${image("side")}<iframe src="https://page.example/a"></iframe>`;
  const sidebars = { default: { guide: [{ type: "html" as const, value }] } };
  const policy = createContentPolicy(site, [], sidebars).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://menu.example https://foot.example https://bar.example https://side.example",
      "media-src 'self' https://film.example",
      "frame-src 'self' https://page.example",
    ]),
  );
});

it("allows what the options need", () => {
  const policy = createPolicy({
    fonts: {
      preconnect: "https://fonts.gstatic.com",
      stylesheet: "https://fonts.googleapis.com/css2?family=Inter",
    },
    comments: giscusSettings,
    contact: { email: "a@example.com", form: "https://forms.example.com/f/1" },
    favicon: "https://cdn.example.com/favicon.svg",
    navbar: { items: [{ type: "search" }] },
    head: [{ script: { src: "https://head.example.com/a.js", defer: true } }],
    statistics: {
      provider: "goatcounter",
      site: "a",
      host: "https://count.example.com",
    },
    csp: { "script-src": ["https://stats.example.com"] },
  });
  expect(policy).toEqual(
    expect.arrayContaining([
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
      "font-src 'self' https://fonts.gstatic.com https://fonts.googleapis.com",
      "img-src 'self' https://count.example.com data: https://cdn.example.com",
      "connect-src 'self' https://count.example.com https://forms.example.com",
      "form-action 'self' https://forms.example.com",
      "frame-src 'self' https://giscus.app",
    ]),
  );
  // Pages add their hashes behind it.
  expect(policy.at(-1)).toBe(
    "script-src 'self' https://count.example.com 'wasm-unsafe-eval' https://head.example.com https://stats.example.com",
  );
});

it("allows what texts have of other hosts", async () => {
  const text = `<Embed url="https://youtu.be/aqz-KE-bpKQ" title="Bunny" />

<video src="//b.example.com/a.mp4" poster="https://c.example.com" />

<form action="https://f.example.com/subscribe" />

<iframe src="https://" />

[d](https://d.example.com)`;
  const { compiled } = await compileText(text);
  const image = (src: string) => ({ src, alt: "", filePath: "" });
  const policy = createPolicy(
    {},
    {
      sources: compiled.sources,
      images: [image("https://a.example.com/1.png"), image("./a.png")],
      cover: image("https://e.example.com/2.png"),
    },
  );
  expect(policy).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://e.example.com https://a.example.com https://c.example.com",
      "frame-src 'self' https://www.youtube-nocookie.com",
      "media-src 'self' https://b.example.com",
      "form-action 'self' https://f.example.com",
    ]),
  );
});
