import type { ResolvedSite } from "../config/types";
import { serializeForScript } from "../lib/escape";

type Statistics = NonNullable<ResolvedSite["statistics"]>;

/** The script of a service, by its provider. */
const scripts: Record<
  Statistics["provider"],
  (statistics: Statistics) => Record<string, string>
> = {
  plausible: ({ site, host }) => ({
    src: `${host}/js/script.js`,
    "data-domain": site,
  }),
  umami: ({ site, host }) => ({
    src: `${host}/script.js`,
    "data-website-id": site,
    "data-host-url": host,
  }),
  goatcounter: ({ host }) => ({
    src: `${host}/count.js`,
    "data-goatcounter": `${host}/count`,
  }),
};

type Counter = { goatcounter?: { count?: () => void } };

/**
 * Loads the script, unless the reader does not want to be counted. Plausible
 * and Umami notice by themselves that a reader follows a link; GoatCounter is
 * told. It is in the page as text, and can use nothing around it.
 */
export function startStatistics(attributes: Record<string, string>): void {
  const { doNotTrack } = navigator;
  const isRefused =
    "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
  if (doNotTrack === "1" || isRefused) return;
  const script = document.createElement("script");
  for (const [name, value] of Object.entries(attributes)) {
    script.setAttribute(name, value);
  }
  document.head.append(script);
  if (!("data-goatcounter" in attributes)) return;
  let path = location.pathname;
  // After the address, the title follows.
  new MutationObserver(() => {
    if (location.pathname === path) return;
    path = location.pathname;
    (window as Counter).goatcounter?.count?.();
  }).observe(document.head, { childList: true, subtree: true });
}

/** The script for visitor statistics, as text. */
export const statisticsScript = (statistics: Statistics): string =>
  `(${startStatistics.toString()})(${serializeForScript(scripts[statistics.provider](statistics))})`;
