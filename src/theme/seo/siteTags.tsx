import { createElement, type ReactElement } from "react";
import { isPreview } from "../../config/environment";
import { siteConfig, withBaseUrl } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { iconSource, touchIcon } from "../../config/publicFiles";
import { statisticsScript } from "./statistics";
import { serializeForScript } from "../../lib/escape";
import type { ColorModeSettings } from "../state/colorMode";

/** Adds the stylesheet of the fonts: in the markup it would delay the first paint until the provider responds. */
function loadStylesheet(href: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}

function createFontTags({ fonts }: ResolvedSite): ReactElement[] {
  if (fonts === "system") return [];
  const isOwn = fonts === "self-hosted";
  const href = isOwn ? withBaseUrl("/fonts/fonts.css") : fonts.stylesheet;
  const __html = `(${loadStylesheet.toString()})(${serializeForScript(href)})`;
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

/** Creates the tags of every page: icons, web fonts, statistics, the owner's own. */
export function createHeadTags(site: ResolvedSite): ReactElement[] {
  const tags = [
    <link key="icon" rel="icon" href={withBaseUrl(site.favicon)} />,
  ];
  if (!site.machines.train) {
    tags.push(<meta key="tdm" name="tdm-reservation" content="1" />);
  }
  if (iconSource(site) !== undefined) {
    const href = withBaseUrl(touchIcon);
    tags.push(<link key="touch-icon" rel="apple-touch-icon" href={href} />);
  }
  const displayCut = process.env.SITE_DISPLAY_CUT;
  if (displayCut) {
    // Without it, a font that is optional would arrive too late for the first page.
    tags.push(
      <link
        key="display-cut"
        rel="preload"
        as="font"
        type="font/woff2"
        href={displayCut}
        crossOrigin="anonymous"
      />,
    );
  }
  tags.push(...createFontTags(site));
  site.head.forEach((tag, index) => {
    for (const [name, attributes] of Object.entries(tag)) {
      tags.push(createElement(name, { key: `head-${index}`, ...attributes }));
    }
  });
  if (site.statistics && !isPreview) {
    const __html = statisticsScript(site.statistics);
    tags.push(<script key="statistics" dangerouslySetInnerHTML={{ __html }} />);
  }
  return tags;
}

/**
 * Creates the colours of the browser's bars. If the system decides, there is
 * one per preference, so that no script is needed; a choice makes them equal.
 */
export function createThemeColorTags(settings: ColorModeSettings) {
  const { defaultMode, respectPrefersColorScheme: isSystem } = settings;
  const modes = isSystem ? (["light", "dark"] as const) : [defaultMode];
  return modes.map((mode) => (
    <meta
      key={`theme-color-${mode}`}
      name="theme-color"
      content={siteConfig.colors[mode].paper}
      media={isSystem ? `(prefers-color-scheme: ${mode})` : undefined}
    />
  ));
}
