import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { VisibilityNotice } from "./VisibilityNotice";

const { GATSBY_SITE_PREVIEW: preview } = process.env;
afterEach(() => {
  process.env.GATSBY_SITE_PREVIEW = preview;
});

it.each([
  ["true", "LISTED", undefined],
  ["false", "DRAFT", undefined],
  ["false", "UNLISTED", /^Nicht gelistet ?Diese Seite steht in keiner Liste/],
  ["true", "DRAFT", /^Entwurf ?Diese Seite ist ein Entwurf/],
  ["true", "SCHEDULED", /^Geplant ?Diese Seite erscheint am 14. März/],
] as const)(
  "in a preview (%s), says of what is %s: %s",
  (isPreview, visibility, text) => {
    process.env.GATSBY_SITE_PREVIEW = isPreview;
    renderInPage(
      <VisibilityNotice entry={{ visibility, dateText: "14. März" }} />,
      {
        locale: "de",
      },
    );
    const notice = screen.queryByRole("note");
    if (text) expect(notice).toHaveTextContent(text);
    else expect(notice).toBeNull();
  },
);
