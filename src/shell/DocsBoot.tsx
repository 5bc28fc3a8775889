import { siteConfig } from "../config/resolved";
import { usePageContext } from "../i18n/PageContext";
import { docsBootScript } from "./docsBootScript";

/** Makes the bar's items right before they are seen; only in the page as it was built. */
export function DocsBoot() {
  const { locale, docs } = usePageContext();
  const script =
    process.env.BUILD_STAGE === "build-html"
      ? docsBootScript(siteConfig.navbar.items, locale, docs?.collection)
      : "";
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
