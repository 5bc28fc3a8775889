import { renderInPage } from "../../../tests/renderInPage";
import { EntryMarks } from "./EntryLink";

type Entry = { lang: string; visibility: string };

const env = process.env;
afterEach(() => {
  process.env = env;
});

it.each<[string, string, Partial<Entry>, string]>([
  ["true", "a listed entry", {}, ""],
  ["true", "a draft", { visibility: "DRAFT" }, "Draft"],
  ["true", "a scheduled post", { visibility: "SCHEDULED" }, "Scheduled"],
  [
    "true",
    "a draft in German",
    { visibility: "DRAFT", lang: "de" },
    "In German Draft",
  ],
  ["false", "what should not be there", { visibility: "DRAFT" }, ""],
  ["false", "a text in German", { lang: "de" }, "In German"],
])("in a preview (%s) marks %s", (preview, _, own, text) => {
  process.env = { ...env, GATSBY_SITE_PREVIEW: preview };
  renderInPage(
    <EntryMarks entry={{ visibility: "LISTED", lang: "en", ...own }} />,
  );
  expect(document.body.textContent.trim()).toBe(text);
});
