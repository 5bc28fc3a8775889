import type { ReactElement } from "react";
import { readInPage } from "../../../tests/renderInPage";
import { CallToAction } from "../ui/CallToAction";
import { ArchiveList } from "./ArchiveList";
import { AuthorName, PostAuthors } from "./Authors";
import {
  PostPager,
  RelatedPosts,
  SeriesParts,
  SeriesPosition,
} from "./PostNavigation";

const kim = {
  key: "kim",
  name: "Kim",
  link: "/blog/authors/kim",
  title: null,
  bio: null,
  socials: [],
  image: null,
};
const alex = { ...kim, key: "alex", name: "Alex", bio: "Writes software." };
const post = (title: string, lang = "en") => ({
  path: `/blog/${title}`,
  title,
  lang,
  visibility: "LISTED" as const,
  description: "In short.",
  date: "2026-03-14",
  dateText: "14 March",
});
const parts = [post("plans"), post("rows"), post("zeilen", "de")];
const series = {
  series: { title: "Postgres", description: "At work." },
  parts,
  path: "/blog/rows",
};

test.each<[string, ReactElement, string]>([
  [
    "an archive without posts",
    <ArchiveList posts={[]} />,
    "Nothing has been published here yet.",
  ],
  [
    "an author's page",
    <AuthorName author={kim} />,
    "Kim (/blog/authors/kim author)",
  ],
  [
    "an author elsewhere",
    <AuthorName author={{ ...kim, link: "https://kim.example" }} />,
    "Kim (opens in a new tab) (https://kim.example author noopener noreferrer)",
  ],
  ["an author nowhere", <AuthorName author={{ ...kim, link: null }} />, "Kim"],
  [
    "authors of whom only one says something",
    <PostAuthors authors={[kim, alex]} />,
    "Written byAlex (/blog/authors/kim author) Writes software.",
  ],
  [
    "what to do next",
    <CallToAction
      title="Similar?"
      text="Tell me."
      action={{ label: "Write to me", to: "/about" }}
    />,
    "Similar?Tell me.Write to me (/about)",
  ],
  [
    "the place in a series",
    <SeriesPosition {...series} />,
    "Part 2 of 3 of the series “Postgres” (#all-parts-of-the-series)",
  ],
  [
    "the parts of a series",
    <SeriesParts {...series} />,
    "SeriesPostgresAt work.plans (/blog/plans) rows (/blog/rows page) zeilen (/blog/zeilen de-DE de-DE) In German",
  ],
  [
    "a post without a series",
    <SeriesParts {...series} series={null} parts={[]} />,
    "",
  ],
  [
    "a series with no other part",
    <SeriesParts {...series} parts={[post("rows")]} />,
    "",
  ],
  [
    "a series without listed parts",
    <SeriesPosition {...series} parts={[]} />,
    "",
  ],
  [
    "related posts",
    <RelatedPosts posts={parts.slice(1)} />,
    "Related posts14 March (2026-03-14) rows (/blog/rows page) In short.14 March (2026-03-14) zeilen (/blog/zeilen de-DE de-DE) In GermanIn short.",
  ],
  ["no related posts", <RelatedPosts posts={[]} />, ""],
  [
    "neighbours",
    <PostPager newer={post("b")} older={post("a", "de")} />,
    "Newer postb (/blog/b next) Older posta (/blog/a prev de-DE de-DE) In German",
  ],
])("says of %s what it is", (_, ui, expected) => {
  expect(readInPage(ui, { path: "/blog/rows" })).toBe(expected);
});
