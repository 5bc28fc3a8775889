import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { PostPager } from "./PostPager";

it("marks the neighbour that is in another language", () => {
  const visibility = "LISTED" as const;
  const newer = { path: "/de/blog/b", title: "Neu", lang: "de", visibility };
  const older = { path: "/de/blog/a", title: "Old", lang: "en", visibility };
  renderInPage(<PostPager newer={newer} older={older} />, { locale: "de" });
  expect(screen.getAllByText(/^Auf /)).toHaveLength(1);
  expect(
    screen.getByRole("link", { name: "Old" }).parentElement,
  ).toHaveTextContent("Old Auf Englisch");
  const [own, foreign] = screen.getAllByRole("link");
  expect(own).not.toHaveAttribute("hreflang");
  expect(foreign).toHaveAttribute("hreflang", "en-GB");
  expect(foreign).toHaveAttribute("lang", "en-GB");
});
