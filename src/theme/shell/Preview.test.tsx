import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PreviewStrip } from "./Preview";

it.each<["en" | "de", string]>([
  ["en", "Preview: shows drafts, is not indexed"],
  ["de", "Vorschau: zeigt Entwürfe, wird nicht indexiert"],
])("says in %s what the site is", (locale, text) => {
  renderInPage(<PreviewStrip />, { locale });
  expect(screen.getByRole("complementary")).toHaveTextContent(text);
});
