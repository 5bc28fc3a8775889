import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../../tests/renderInPage";
import { resolveItem } from "../../config/testing/minimalSite";
import type { NavbarItemInput } from "../../config/types";
import { NavbarItem } from "./NavbarItem";

function show(item: NavbarItemInput) {
  return renderInPage(
    <ul>
      <NavbarItem item={resolveItem(item)} place="bar" />
    </ul>,
    { locale: "de" },
  );
}

const entries = [
  { label: "Archive", to: "/blog/archive" },
  { label: "Feed", href: "https://feeds.example.org" },
  { type: "html" as const, value: "<hr>" },
];

it("prints the owner's markup", () => {
  show({ type: "html", value: { en: "<b>Hi</b>", de: "<b>Moin</b>" } });
  expect(screen.getByText("Moin").localName).toBe("b");
});

it("opens a dropdown by its label where that leads nowhere, and closes it by a choice", async () => {
  const user = userEvent.setup();
  show({ type: "dropdown", label: "Mehr", items: entries });
  const button = screen.getByRole("button", { name: "Mehr", expanded: false });
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  const panel = document.getElementById(
    button.getAttribute("aria-controls") ?? "",
  );
  const links = within(panel ?? document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/de/blog/archive",
    "https://feeds.example.org",
  ]);
  const [archive] = links;
  archive?.addEventListener("click", (event) => event.preventDefault());
  archive?.focus();
  await user.keyboard("{Enter}");
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();
});

it.each([
  [{ to: "/blog" }, "/de/blog"],
  [{ href: "https://elsewhere.example" }, "https://elsewhere.example"],
])("keeps a label with a target a link: %j", (target, href) => {
  show({ type: "dropdown", label: "Blog", ...target, items: entries });
  const [label] = screen.getAllByRole("link");
  expect(label).toHaveTextContent(/^Blog/);
  expect(label).toHaveAttribute("href", href);
  const button = screen.getByRole("button", { name: "Mehr unter „Blog“" });
  expect(button).toHaveAttribute("aria-expanded", "false");
});
