import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { VisibilityNotice } from "./VisibilityNotice";

const unlisted = { label: "Nicht gelistet", text: "Nirgends gelistet." };

const { GATSBY_SITE_PREVIEW: preview } = process.env;
afterEach(() => {
  process.env.GATSBY_SITE_PREVIEW = preview;
});

it.each([
  ["UNLISTED", "false", /^Nicht gelistetNirgends gelistet/],
  ["DRAFT", "true", /^EntwurfDiese Seite ist ein Entwurf/],
] as const)("says of a page that it is %s", (visibility, isPreview, text) => {
  process.env.GATSBY_SITE_PREVIEW = isPreview;
  renderInPage(
    <VisibilityNotice visibility={visibility} unlisted={unlisted} />,
    { locale: "de" },
  );
  expect(screen.getByRole("note").textContent).toMatch(text);
});

it("says nothing of a page that everybody sees", () => {
  process.env.GATSBY_SITE_PREVIEW = "true";
  renderInPage(<VisibilityNotice visibility="LISTED" unlisted={unlisted} />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});
