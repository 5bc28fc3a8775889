import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { DocList } from "./DocList";

const docs = [
  {
    path: "/de/docs/einrichten",
    title: "Einrichten",
    description: "Der Anfang.",
    lang: "de",
  },
  {
    path: "/de/docs/usage",
    title: "Usage",
    description: "What to do.",
    lang: "en",
  },
];

it("lists pages by their titles, each in its language", () => {
  renderInPage(<DocList docs={docs} renderMark={(lang) => <i>{lang}</i>} />, {
    locale: "de",
  });
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Einrichten de",
    "Usage en",
  ]);
  const own = screen.getByRole("link", { name: "Einrichten" });
  expect(own).toHaveAttribute("href", "/de/docs/einrichten");
  expect(own).not.toHaveAttribute("hreflang");
  const other = screen.getByRole("link", { name: "Usage" });
  expect(other).toHaveAttribute("hreflang", "en-GB");
  expect(screen.getByText("What to do.").parentElement).toHaveAttribute(
    "lang",
    "en-GB",
  );
});
