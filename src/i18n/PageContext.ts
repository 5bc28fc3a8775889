import { createStrictContext } from "../lib/createStrictContext";
import type { DocsContext } from "../lib/docs";
import type { Alternate } from "../lib/routeContext";

/** What the shell needs to know about the page it surrounds. */
export type PageContextValue = {
  locale: string;
  alternates: readonly Alternate[];
  /** For locales that are not among them: the path that comes closest. */
  nearest?: Readonly<Record<string, string>> | undefined;
  /** The instance, version and id of a page of documentation. */
  docs?: DocsContext | undefined;
};

/** The current page's locale and language versions. */
export const [PageContextProvider, usePageContext] =
  createStrictContext<PageContextValue>("PageContextProvider");
