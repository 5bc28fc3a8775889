import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { HomeHero } from "./HomeHero";

const show = (picture: string) =>
  renderInPage(
    <HomeHero
      home={{
        headline: "Gardens",
        lead: "For towns.",
        picture,
        primaryAction: { label: "Write", to: "/contact" },
        secondaryAction: null,
      }}
      availability={null}
      portrait={<img src="/a.jpg" alt="A park" />}
    >
      Results
    </HomeHero>,
  );

test.each([
  ["wide", Node.DOCUMENT_POSITION_FOLLOWING],
  ["beside", Node.DOCUMENT_POSITION_PRECEDING],
  ["cutout", Node.DOCUMENT_POSITION_PRECEDING],
])("a picture that is %s has its place around the headline", (kind, place) => {
  show(kind);
  const headline = screen.getByRole("heading", { name: "Gardens" });
  const picture = screen.getByRole("img", { name: "A park" });
  expect(picture.compareDocumentPosition(headline)).toBe(place);
});

test("without a picture there is no thread to it", () => {
  const { container } = show("none");
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")).toBeNull();
});
