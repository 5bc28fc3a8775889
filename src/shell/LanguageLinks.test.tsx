import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { siteConfig } from "../config/resolved";
import { LanguageLinks } from "./LanguageLinks";

const { i18n } = siteConfig;

const show = (locales: typeof i18n.locales) =>
  renderInPage(
    <ul>
      <LanguageLinks />
    </ul>,
    { config: { ...siteConfig, i18n: { ...i18n, locales } } },
  );

it("is absent where there is one language", () => {
  const { en } = i18n.locales;
  if (!en) throw new Error("There is no English");
  show({ en });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
