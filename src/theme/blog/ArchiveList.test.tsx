import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { ArchiveList } from "./ArchiveList";

it("says so where nothing has been published", () => {
  renderInPage(<ArchiveList posts={[]} />, { locale: "de" });
  expect(
    screen.getByText("Hier ist noch nichts erschienen."),
  ).toBeInTheDocument();
});
