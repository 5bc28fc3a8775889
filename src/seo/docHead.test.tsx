import type { ComponentProps } from "react";
import type { Head } from "./Head";
import type { Subject } from "./subject";
import { serveHead as serve } from "./testing/serveHead";

const base: ComponentProps<typeof Head> = {
  locale: "en",
  alternates: [],
  title: "About",
};
const all = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute("content") ?? tag.getAttribute("href"),
  );
const og = (document: Document, name: string) =>
  all(document, `meta[property="${name}"]`);

const doc = {
  updatedAt: "2026-03-05T08:00:00.000Z",
  keywords: ["forms"],
  readingTime: { minutes: 2, words: 300 },
};

it("tells when a page of documentation changed, and the way to it", () => {
  const sections = [{ name: "Documentation", path: "/docs" }];
  const alternates = [{ locale: "en", path: "/docs/forms", isFallback: false }];
  const subject: Subject = { kind: "doc", doc };
  const head = serve({ ...base, alternates, subject, sections });
  expect(og(head, "og:type")).toEqual(["article"]);
  expect(og(head, "article:modified_time")).toEqual([
    "2026-03-05T09:00:00+01:00",
  ]);
  expect(all(head, "[name=keywords]")).toEqual(["forms"]);
  expect(all(head, "[name=author]")).toEqual([]);
  const graph = JSON.parse(
    head.querySelector("script")?.textContent ?? "",
  ) as object;
  expect(graph).toMatchObject({
    "@graph": [
      {
        "@type": "TechArticle",
        "@id": "https://www.example.com/docs/forms#doc",
        headline: "About",
        inLanguage: "en-GB",
        dateModified: "2026-03-05T09:00:00+01:00",
        wordCount: 300,
        timeRequired: "PT2M",
        isPartOf: { "@type": "WebSite" },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Alex Example" },
          { name: "Documentation", item: "https://www.example.com/docs" },
          { name: "About", item: "https://www.example.com/docs/forms" },
        ],
      },
    ],
  });
});
