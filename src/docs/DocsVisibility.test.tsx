import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { DocsVisibility } from "./DocsVisibility";

const { GATSBY_SITE_PREVIEW: preview } = process.env;
afterEach(() => {
  process.env.GATSBY_SITE_PREVIEW = preview;
});

it.each([
  ["UNLISTED", "false", /^Nicht gelistetDiese Seite steht in keiner Liste/],
  ["DRAFT", "true", /^EntwurfDiese Seite ist ein Entwurf/],
] as const)("says of a page that it is %s", (visibility, isPreview, text) => {
  process.env.GATSBY_SITE_PREVIEW = isPreview;
  renderInPage(<DocsVisibility visibility={visibility} />, { locale: "de" });
  expect(screen.getByRole("note").textContent).toMatch(text);
});

it("says nothing of a page that everybody sees", () => {
  process.env.GATSBY_SITE_PREVIEW = "true";
  renderInPage(<DocsVisibility visibility="LISTED" />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});
