import type { ReactElement } from "react";
import { withBaseUrl } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { serializeForScript } from "../../lib/escape";

type Options = {
  href: string;
  /** The site's own stylesheet of the same faces; none if `href` is that. */
  own?: string;
  /** The families that the provider is to bring. */
  families?: readonly string[];
};

/**
 * Adds the stylesheet of the fonts: in the markup it would delay the first paint
 * until the provider responds. A provider that is blocked, or has brought no
 * face within three seconds, is replaced by the site itself.
 */
function loadFonts({ href, own, families = [] }: Options): void {
  const add = (address: string) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    document.head.append(link);
    return link;
  };
  const link = add(href);
  if (!own) return;
  const useOwn = () => {
    if (!link.isConnected) return;
    clearTimeout(timer);
    link.remove();
    add(own);
  };
  const timer = setTimeout(() => {
    const isThere = [...document.fonts].some(
      ({ family, status }) =>
        status === "loaded" && families.includes(family.replace(/"/g, "")),
    );
    if (!isThere) useOwn();
  }, 3000);
  // Faces that come while scripts start would have the page laid out once more
  // before readers can use it.
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(useOwn);
    else setTimeout(useOwn);
  };
  link.onerror = () => {
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait);
  };
}

/** Creates the tags that load the fonts of every page. */
export function createFontTags({ fonts }: ResolvedSite): ReactElement[] {
  if (fonts === "system") return [];
  const own = withBaseUrl("/fonts/fonts.css");
  const isOwn = fonts === "self-hosted";
  const href = isOwn ? own : fonts.stylesheet;
  const options: Options = isOwn
    ? { href }
    : { href, own, families: fonts.families };
  const __html = `(${loadFonts.toString()})(${serializeForScript(options)})`;
  const tags = [
    <script key="fonts" dangerouslySetInnerHTML={{ __html }} />,
    <noscript key="fonts-without-script">
      <link rel="stylesheet" href={href} />
    </noscript>,
  ];
  if (isOwn) return tags;
  // Browsers ask for fonts anonymously, and not for stylesheets: that takes two connections.
  const { origin } = new URL(href);
  return [
    <link key="sheet-host" rel="preconnect" href={origin} />,
    <link
      key="font-host"
      rel="preconnect"
      href={fonts.preconnect}
      crossOrigin="anonymous"
    />,
    ...tags,
  ];
}
