import type { ReactElement } from "react";
import { readInPage } from "../../../tests/renderInPage";
import { LanguageBadge } from "./EntryLink";
import { LastUpdated } from "./LastUpdated";
import { TagList } from "./TagList";
import { TranslationNotice } from "./TranslationNotice";
import { VisibilityNotice } from "./VisibilityNotice";

const { GATSBY_SITE_PREVIEW: preview } = process.env;
afterEach(() => {
  process.env.GATSBY_SITE_PREVIEW = preview;
});

const update = {
  updated: "2026-03-14",
  updatedText: "14 March",
  editUrl: null,
};
const never = { ...update, updated: null, updatedText: null };
const editUrl = "https://example.com/edit/a.mdx";
const tag = (key: string, hasPage: boolean) => ({
  key,
  label: key,
  path: `/blog/tags/${key}`,
  hasPage,
});

test.each<[string, ReactElement, string]>([
  ["a text in German", <LanguageBadge lang="de" />, "In German"],
  ["a text in the page's language", <LanguageBadge lang="en" />, ""],
  [
    "tags with and without a page",
    <TagList tags={[tag("craft", true), tag("secret", false)]} />,
    "Tagscraft (/blog/tags/craft tag) secret",
  ],
  [
    "a change",
    <LastUpdated post={update} />,
    "Last updated on 14 March (2026-03-14)",
  ],
  ["what nobody changed", <LastUpdated post={never} />, ""],
  [
    "what can be edited",
    <LastUpdated post={{ ...never, editUrl }} />,
    `Edit this page (opens in a new tab) (${editUrl} noopener noreferrer)`,
  ],
])("says of %s what it is", (_, ui, text) => {
  expect(readInPage(ui)).toBe(text);
});

const en = { locale: "en", path: "/about", isFallback: false };
const de = { locale: "de", path: "/de/about", isFallback: false };
const originalChange = { locale: "en", day: "2026-03-03" };

test.each([
  ["a translation", de, ""],
  [
    "a fallback",
    { ...de, isFallback: true, lang: "en" },
    "Auf EnglischDiesen Text gibt es noch nicht auf Deutsch. Sie lesen das Original auf Englisch. Zum Original (/about en-GB)",
  ],
  [
    "an older translation",
    { ...de, originalChange },
    "Älterer StandDer Text auf Englisch wurde am 3. März 2026 (2026-03-03) geändert; diese Übersetzung ist älter. Zum Original (/about en-GB)",
  ],
])("says of %s what it is", (_, page, text) => {
  const alternates = [en, page];
  expect(readInPage(<TranslationNotice />, { locale: "de", alternates })).toBe(
    text,
  );
});

test.each([
  ["true", "LISTED", ""],
  ["false", "DRAFT", ""],
  [
    "false",
    "UNLISTED",
    "UnlistedThis page is not listed anywhere: only people who have its address can find it.",
  ],
  ["true", "DRAFT", "DraftThis page is a draft: only previews show it."],
  [
    "true",
    "SCHEDULED",
    "ScheduledThis page will appear on 14 March: until then only previews show it.",
  ],
] as const)(
  "in a preview (%s), says of what is %s: %s",
  (isPreview, visibility, notice) => {
    process.env.GATSBY_SITE_PREVIEW = isPreview;
    const entry = { visibility, dateText: "14 March" };
    expect(readInPage(<VisibilityNotice entry={entry} />)).toBe(notice);
  },
);
