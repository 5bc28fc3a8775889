import { LocationProvider } from "@gatsbyjs/reach-router";
import { render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { PageContextProvider } from "../src/i18n/PageContext";
import type { DocsContext } from "../src/lib/docs";
import { messagesIn } from "./build/site/messages";

const resources = { en: messagesIn("en"), de: messagesIn("de") };

type Page = { locale?: "en" | "de"; path?: string; docs?: DocsContext };

/** A component as it stands in a page: with its language and its versions. */
export function inPage(
  ui: ReactElement,
  { locale = "en", path = "/about", docs }: Page = {},
): ReactElement {
  const i18n = i18next.createInstance();
  void i18n.init({ lng: locale, resources, initAsync: false });
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
