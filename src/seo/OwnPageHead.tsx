import { Helmet } from "react-helmet";
import { absoluteUrl } from "../config/absoluteUrl";
import { siteConfig } from "../config/resolved";
import { manifestPath } from "../config/webManifest";
import { versionIn } from "../lib/alternates";
import type { RouteContext } from "../lib/routeContext";
import { languageTags } from "./languageTags";

type OwnPageHeadProps = Pick<RouteContext, "locale" | "alternates">;

/** What the head of a page in src/pages needs, beside what its own `Head` has for Gatsby: title and description. */
export function OwnPageHead({ locale, alternates }: OwnPageHeadProps) {
  const { htmlLang, direction } = siteConfig.i18n.locales[locale] ?? {};
  const path = versionIn(alternates, locale)?.path ?? "/";
  return (
    <Helmet htmlAttributes={{ lang: htmlLang, dir: direction }}>
      <link rel="canonical" href={absoluteUrl(path)} />
      <link rel="manifest" href={manifestPath(locale)} />
      {languageTags({ alternates })}
    </Helmet>
  );
}
