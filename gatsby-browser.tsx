import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { componentScripts } from "./src/components/componentScripts";
import { stripLocale } from "./src/config/locales";
import { siteConfig, stripBaseUrl } from "./src/config/resolved";
import { decodePercent } from "./src/lib/address";
import { foldDetails } from "./src/theme/hooks/foldDetails";
import { registerComponentScripts } from "./src/theme/mdx/componentScripts";
import { showFirstPageFailure } from "./src/theme/providers/FirstPageFailure";
import { onPageShown, startRouting } from "./src/theme/routing/startRouting";
import { refreshColors } from "./src/theme/styles/colorSheet";
import { dropFirstPageTags } from "./src/theme/seo/firstPageMark";
import "./src/theme/styles/global";

export { wrapPageElement } from "./src/theme/providers/wrapPageElement";
export { wrapRootElement } from "./src/theme/providers/wrapRootElement";

export const onClientEntry = (): void => {
  if (process.env.NODE_ENV === "development") refreshColors();
  registerComponentScripts(componentScripts);
  startRouting(showFirstPageFailure);
  foldDetails();
};

/** Gatsby crashes at a hash that it cannot decode, such as `#100%`. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({
  location,
}) => {
  if (decodePercent(location.hash) === undefined) location.hash = "";
};

/** Gatsby cannot be told all rules for scrolling: see src/theme/routing/scroll.ts. */
export const shouldUpdateScroll = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({
  location,
  prevLocation,
}) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    dropFirstPageTags();
  }
  onPageShown(location, prevLocation);
};

/** A host without rules answers an unknown path with another language's not-found page. */
function isInPathsLanguage(): boolean {
  const { locale } = stripLocale(stripBaseUrl(window.location.pathname));
  const { htmlLang } = siteConfig.i18n.locales[locale] ?? {};
  return document.documentElement.lang === htmlLang;
}

/** In a transition React works in short slices, and the page answers in between. */
const hydrate = (element: ReactNode, container: Element) =>
  startTransition(() => {
    if (isInPathsLanguage()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });

export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;
