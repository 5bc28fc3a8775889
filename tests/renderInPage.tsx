import { LocationProvider } from "@gatsbyjs/reach-router";
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import blogDe from "../locales/de/blog.json";
import docsDe from "../locales/de/docs.json";
import homeDe from "../locales/de/home.json";
import listsDe from "../locales/de/lists.json";
import shellDe from "../locales/de/shell.json";
import blogEn from "../locales/en/blog.json";
import docsEn from "../locales/en/docs.json";
import homeEn from "../locales/en/home.json";
import listsEn from "../locales/en/lists.json";
import shellEn from "../locales/en/shell.json";
import { PageContextProvider } from "../src/i18n/PageContext";
import type { DocsContext } from "../src/lib/docs";

const resources = {
  de: {
    blog: blogDe,
    docs: docsDe,
    home: homeDe,
    lists: listsDe,
    shell: shellDe,
  },
  en: {
    blog: blogEn,
    docs: docsEn,
    home: homeEn,
    lists: listsEn,
    shell: shellEn,
  },
};

type Page = { locale?: "en" | "de"; path?: string; docs?: DocsContext };

/** A component as it stands in a page: with its language and its versions. */
export function inPage(
  ui: ReactElement,
  { locale = "en", path = "/about", docs }: Page = {},
): ReactElement {
  const i18n = i18next.createInstance();
  void i18n.init({ lng: locale, resources, initImmediate: false });
  const alternates = [
    { locale: "en", path, isFallback: false },
    { locale: "de", path: `/de${path}`, isFallback: false },
  ];
  return (
    <I18nextProvider i18n={i18n}>
      <PageContextProvider value={{ locale, alternates, docs }}>
        <LocationProvider>{ui}</LocationProvider>
      </PageContextProvider>
    </I18nextProvider>
  );
}

/** Renders a component as a page would. */
export const renderInPage = (ui: ReactElement, page?: Page) =>
  render(inPage(ui, page));
