import { screen } from "@testing-library/react";
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

it("is absent where there is one language", () => {
  const { en } = original;
  if (!en) throw new Error("There is no English");
  i18n.locales = { en };
  show();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
