import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../../tests/renderInPage";
import { siteConfig } from "../../config/resolved";
import { PageContextProvider } from "../i18n/useLocale";
import { storageKeys } from "../state/storageKeys";
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

it("keeps the query that the router has not heard of, and the reader's choice", async () => {
  window.history.replaceState(null, "", "/about?from=mail");
  renderInPage(<LanguageLinks place="drawer" />);
  const german = screen.getByRole("link", { name: "Deutsch" });
  german.addEventListener("click", (event) => event.preventDefault());
  window.history.replaceState(null, "", "/about?tab=two#main");
  fireEvent.focusIn(german);
  expect(german).toHaveAttribute("href", "/de/about?tab=two#main");
  await userEvent.click(german);
  expect(localStorage.getItem(storageKeys.language)).toBe("de");
});
