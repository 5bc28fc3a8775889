import { createContext, useContext, type ReactNode } from "react";
import type { DocsContext } from "../lib/docs";
import type { Alternate } from "../lib/routeContext";

/** What the shell needs to know about the page it surrounds. */
export type PageContextValue = {
  locale: string;
  alternates: readonly Alternate[];
  /** For locales that are not among them: the path that comes closest. */
  nearest?: Readonly<Record<string, string>> | undefined;
  /** Where it stands in the documentation, if it does. */
  docs?: DocsContext | undefined;
};

const PageContext = createContext<PageContextValue | null>(null);

type PageContextProviderProps = {
  value: PageContextValue;
  children: ReactNode;
};

/** Hands the page's locale and its language versions to everything below. */
export function PageContextProvider(props: PageContextProviderProps) {
  return <PageContext.Provider {...props} />;
}

/** The current page's locale and language versions. */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) {
    throw new Error("usePageContext must be used within PageContextProvider");
  }
  return value;
}
