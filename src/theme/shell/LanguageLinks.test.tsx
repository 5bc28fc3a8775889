import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { siteConfig } from "../../config/resolved";
import { PageContextProvider } from "../i18n/useLocale";
import { LanguageLinks } from "./LanguageLinks";

const { i18n } = siteConfig;
afterEach(() => jest.restoreAllMocks());

it("is absent where there is one language", () => {
  const { en } = i18n.locales;
  if (!en) throw new Error("There is no English");
  jest.replaceProperty(siteConfig, "i18n", { ...i18n, locales: { en } });
  renderInPage(<LanguageLinks place="bar" />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([
  ["the same page", "/de/blog/page/2", "/de/blog/page/2?from=mail#main"],
  ["the closest one", undefined, "/de/blog"],
])("keeps the reader's place in %s", (_, translation, href) => {
  window.history.replaceState(null, "", "/blog/page/2?from=mail#main");
  const alternates = [
    { locale: "en", path: "/blog/page/2", isFallback: false },
    ...(translation
      ? [{ locale: "de", path: translation, isFallback: false }]
      : []),
  ];
  const page = { locale: "en", alternates, nearest: { de: "/de/blog" } };
  renderInPage(
    <PageContextProvider value={page}>
      <LanguageLinks place="bar" />
    </PageContextProvider>,
  );
  const german = screen.getByText("Deutsch").closest("a");
  expect(german).toHaveAttribute("href", href);
});
