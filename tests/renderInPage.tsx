import { LocationProvider } from "@gatsbyjs/reach-router";
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { PageContextProvider } from "../src/theme/i18n/useLocale";
import type { DocsContext } from "../src/lib/docs";
import type { Alternate } from "../src/lib/routeContext";
import { messagesIn } from "./build/site/messages";

const nodes = ["en", "de"].flatMap((language) =>
  Object.entries(messagesIn(language)).map(([ns, messages]) => ({
    language,
    ns,
    data: JSON.stringify(messages),
  })),
);
jest.mocked(useStaticQuery).mockReturnValue({ messages: { nodes } });

type Page = {
  locale?: "en" | "de";
  path?: string;
  docs?: DocsContext;
  alternates?: readonly Alternate[];
};

/** A component as it stands in a page: with its language and its versions. */
export function inPage(
  ui: ReactElement,
  {
    locale = "en",
    path = "/about",
    docs,
    alternates = [
      { locale: "en", path, isFallback: false },
      { locale: "de", path: `/de${path}`, isFallback: false },
    ],
  }: Page = {},
): ReactElement {
  return (
    <PageContextProvider value={{ locale, alternates, docs }}>
      <LocationProvider>{ui}</LocationProvider>
    </PageContextProvider>
  );
}

/** Renders a component as a page would. */
export const renderInPage = (ui: ReactElement, page?: Page) =>
  render(inPage(ui, page));

const saidToMachines = "href rel hreflang lang aria-current datetime".split(
  " ",
);

/** What a component says in a page; behind links and times is what they say to machines. */
export function readInPage(ui: ReactElement, page?: Page): string {
  const { container, unmount } = renderInPage(ui, page);
  const words = container.cloneNode(true) as Element;
  unmount();
  for (const element of words.querySelectorAll("a, time")) {
    const said = saidToMachines.flatMap(
      (name) => element.getAttribute(name) ?? [],
    );
    element.append(` (${said.join(" ")}) `);
  }
  return words.textContent.replaceAll(/\s+/g, " ").trim();
}
