import type { ResolvedSite } from "../../config/types";
import { serializeForScript } from "../../lib/escape";

type Statistics = NonNullable<ResolvedSite["statistics"]>;

/** The script of a service, by its provider. */
const scripts: Record<
  Statistics["provider"],
  (statistics: Statistics) => Record<string, string>
> = {
  // Each site has a script of its own; the one for all is still in what people host themselves.
  plausible: ({ site, script }): Record<string, string> =>
    site.startsWith("pa-")
      ? { src: `${script}/js/${site}.js` }
      : { src: `${script}/js/script.js`, "data-domain": site },
  umami: ({ site, host, script }) => ({
    src: `${script}/script.js`,
    "data-website-id": site,
    "data-host-url": host,
  }),
  goatcounter: ({ host, script }) => ({
    src: `${script}/count.js`,
    "data-goatcounter": `${host}/count`,
  }),
};

type Counter = { goatcounter?: { count?: () => void }; plausible?: object };

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
  // The script of a Plausible site begins only where its options are.
  if (/\/pa-/.test(attributes.src ?? "")) {
    (window as Counter).plausible = { o: {} };
  }
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
