import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { DocsPager } from "./DocsPager";

const previous = { label: "Setup", path: "/de/docs/setup", lang: "en" };
const next = { label: "Gebrauch", path: "/de/docs/usage" };

it("leads to both neighbours, and says which language a label is in", () => {
  renderInPage(<DocsPager previous={previous} next={next} />, { locale: "de" });
  const [back, on] = screen.getAllByRole("link");
  expect(back).toHaveAccessibleName("Zurück Setup");
  expect(back).toHaveAttribute("href", previous.path);
  expect(back).toHaveAttribute("rel", "prev");
  expect(back).toHaveAttribute("hreflang", "en-GB");
  expect(screen.getByText("Setup")).toHaveAttribute("lang", "en-GB");
  expect(on).toHaveAccessibleName("Weiter Gebrauch");
  expect(on).toHaveAttribute("rel", "next");
  expect(on).not.toHaveAttribute("hreflang");
});
