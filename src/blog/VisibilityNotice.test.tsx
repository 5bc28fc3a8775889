import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { VisibilityNotice } from "./VisibilityNotice";

type Post = Queries.VisibilityNoticeFragment;
type Visibility = Post["visibility"];

const show = (visibility: Visibility, locale: "en" | "de" = "en") =>
  renderInPage(
    <VisibilityNotice post={{ visibility, dateText: "14 March 2027" }} />,
    { locale },
  );
const env = process.env;
const inPreview = () => {
  process.env = { ...env, GATSBY_SITE_PREVIEW: "true" };
};
afterEach(() => {
  process.env = env;
});

it("says nothing of what everybody sees", () => {
  inPreview();
  show("LISTED");
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

it.each<[Visibility, string]>([
  ["DRAFT", "DraftThis post is a draft: only previews show it."],
  [
    "SCHEDULED",
    "ScheduledThis post will appear on 14 March 2027: until then only previews show it.",
  ],
])("tells in previews that a post is %s", (visibility, text) => {
  inPreview();
  show(visibility);
  expect(screen.getByRole("note")).toHaveTextContent(text);
});

it("speaks German in previews, too", () => {
  inPreview();
  show("DRAFT", "de");
  expect(screen.getByRole("note")).toHaveTextContent(/^EntwurfDieser Beitrag/);
});
