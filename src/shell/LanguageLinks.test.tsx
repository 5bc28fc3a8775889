import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { siteConfig } from "../config/resolved";
import { LanguageLinks } from "./LanguageLinks";

const { i18n } = siteConfig;
const original = i18n.locales;

afterEach(() => {
  i18n.locales = original;
});

const show = () =>
  renderInPage(
    <ul>
      <LanguageLinks />
    </ul>,
  );

it("takes a third language", async () => {
  const french = { label: "Français", htmlLang: "fr-FR", path: "/fr" };
  i18n.locales = { ...original, fr: { ...french, direction: "ltr" } };
  show();
  const button = screen.getByRole("button", { name: "Language: English" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  const list = within(screen.getByRole("list", { name: "Language" }));
  expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "English",
    "Deutsch",
    "Français",
  ]);
  expect(list.getByRole("link", { name: "Français" })).toHaveAttribute(
    "href",
    "/fr/about",
  );
  expect(list.getByRole("link", { current: true })).toHaveTextContent(
    "English",
  );
});

it("is absent where there is one language", () => {
  const { en } = original;
  if (!en) throw new Error("There is no English");
  i18n.locales = { en };
  show();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
