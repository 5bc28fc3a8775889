import { createElement, type ReactElement } from "react";
import { isPreview, siteConfig, withBaseUrl } from "../config/resolved";
import type { ResolvedSite } from "../config/types";
import { iconSource, touchIcon } from "../config/publicFiles";
import { getFontStylesheet } from "./fontStylesheet";
import { statisticsScript } from "./statistics";
import { serializeForScript } from "../lib/escape";
import type { ColorModeSettings } from "../state/colorMode";

/**
 * Adds the stylesheet of the fonts by script: in the markup it would delay the
 * first paint until the provider responds.
 */
const loadStylesheet = (href: string) =>
  `(function(d){var l=d.createElement("link");l.rel="stylesheet";` +
  `l.href=${serializeForScript(href)};` +
  `d.head.appendChild(l)})(document)`;

/** Creates the tags of every page: icons, web fonts, statistics, the owner's own. */
export function createHeadTags(site: ResolvedSite): ReactElement[] {
  const { href, preconnect } = getFontStylesheet(site.fonts);
  const tags = [
    <link key="icon" rel="icon" href={withBaseUrl(site.favicon)} />,
  ];
  if (!site.machines.train) {
    tags.push(<meta key="tdm" name="tdm-reservation" content="1" />);
  }
  if (iconSource(site) !== undefined) {
    tags.push(
      <link
        key="touch-icon"
        rel="apple-touch-icon"
        href={withBaseUrl(touchIcon)}
      />,
    );
  }
  if (preconnect) {
    tags.push(
      <link
        key="preconnect"
        rel="preconnect"
        href={preconnect}
        crossOrigin="anonymous"
      />,
    );
  }
  if (href) {
    tags.push(
      <script
        key="fonts"
        dangerouslySetInnerHTML={{ __html: loadStylesheet(href) }}
      />,
      <noscript key="fonts-without-script">
        <link rel="stylesheet" href={href} />
      </noscript>,
    );
  }
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
export function createThemeColorTags({
  defaultMode,
  respectPrefersColorScheme,
}: ColorModeSettings): ReactElement[] {
  const modes = respectPrefersColorScheme
    ? (["light", "dark"] as const)
    : [defaultMode];
  return modes.map((mode) => (
    <meta
      key={`theme-color-${mode}`}
      name="theme-color"
      content={siteConfig.colors[mode].paper}
      media={
        respectPrefersColorScheme
          ? `(prefers-color-scheme: ${mode})`
          : undefined
      }
    />
  ));
}
