import { fromHtml } from "hast-util-from-html";
import type { ResolvedSite, SidebarsInput } from "../config/types";
import type { LoadedFields } from "./content/entry";
import { findHtml } from "./links/configAddresses";
import { scanHtml } from "./links/scanHtml";
import { originsOf, readSources } from "./markdown/addresses";
import type { Sources } from "./markdown/addresses";

/** What an entry has that browsers may load from other hosts. */
export type EntrySources = Pick<
  LoadedFields,
  "cover" | "coverDark" | "images" | "sources"
>;

/** Lists from where the config's pictures, scripts and HTML come; not what its services ask. */
export function listConfigSources(
  config: ResolvedSite,
  sidebars: SidebarsInput,
): Sources[] {
  const { favicon, footer, head, navbar } = config;
  const logos = [navbar.logo, footer.logo].flatMap((logo) =>
    originsOf(logo?.src, logo?.srcDark),
  );
  return [
    { "script-src": originsOf(...head.map(({ script }) => script?.src)) },
    { "img-src": [...originsOf(favicon), ...logos] },
    ...findHtml(config, sidebars).flatMap(({ text }) => [
      { "img-src": originsOf(...scanHtml(text).images) },
      readSources(fromHtml(text, { fragment: true })),
    ]),
  ];
}

/** Lists from where an entry's pictures, sound, film and embedded pages come, and where its forms lead. */
export function listEntrySources(entry: EntrySources): Sources[] {
  const { cover, coverDark, images, sources } = entry;
  const pictures = [cover, coverDark, ...images].map((image) => image?.src);
  return [{ "img-src": originsOf(...pictures) }, sources];
}

/** What only a step of the reader leads to. */
const awaited = new Set(["embeds", "form-action"]);

const namesHost = /^(?:https?:\/\/)?([\w*-]+(?:\.[\w-]+)+)/;

/**
 * Lists the hosts that pages ask by themselves for what owners have put into
 * them, sorted: of pictures, scripts, embedded pages, and sources of `csp`.
 * Those of the config's services (fonts, statistics) are not among them.
 */
export function findOtherHosts(
  config: ResolvedSite,
  sidebars: SidebarsInput,
  published: readonly EntrySources[],
): string[] {
  const { csp, fonts, statistics, url } = config;
  const known = [
    url,
    ...(typeof fonts === "string" ? [] : [fonts.preconnect, fonts.stylesheet]),
    statistics?.host,
    statistics?.script,
  ];
  const found = [
    ...listConfigSources(config, sidebars),
    ...published.flatMap(listEntrySources),
    csp,
  ].flatMap((sources) =>
    Object.entries(sources).flatMap(([directive, origins]) =>
      awaited.has(directive) ? [] : origins,
    ),
  );
  const readHost = (source = "") => namesHost.exec(source)?.[1] ?? "";
  const services = new Set(["", ...known.map(readHost)]);
  const hosts = new Set(found.map(readHost));
  return [...hosts].filter((host) => !services.has(host)).sort();
}
