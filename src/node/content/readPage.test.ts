import { readPage } from "./readPage";

const section = (title: string) =>
  `{ title: "${title}", items: [{ title: T, text: T }] }`;

test("a start page's words are set like any others, its addresses are not", async () => {
  const raw = `---
title: "It's 20 kB"
home:
  headline: "It's done"
  lead: Since 10 July
  primaryAction: { label: "Let's go", to: "/a--b" }
  services: ${section("What's up")}
  work: ${section("5 kB")}
  contact: { title: T, text: T, email: "o'neil@example.com" }
---
`;
  const root = "/site";
  const file = `${root}/content/pages/home/en.mdx`;
  const { fields, problems } = await readPage(
    { root, absolutePath: file, raw, lang: "en", idPrefix: "home" },
    { kind: "page", folder: "pages/home", lang: "en", name: "home" },
  );
  expect(problems).toEqual([]);
  expect(fields?.title).toBe("It’s 20\u00A0kB");
  expect(fields?.home).toMatchObject({
    headline: "It’s done",
    lead: "Since 10\u00A0July",
    primaryAction: { label: "Let’s go", to: "/a--b" },
    services: { title: "What’s up" },
    work: { title: "5\u00A0kB", items: [{ title: "T", text: "T" }] },
    contact: { email: "o'neil@example.com" },
  });
});
