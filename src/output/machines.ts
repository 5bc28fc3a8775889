import { makeAbsolute } from "../config/baseUrl";
import { addLocale, listLocales, localizeText } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import type { Entry } from "../site/collections";
import type { Site } from "../site/loadSite";
import type { Output } from "./generatedFiles";

type Machines = ResolvedSite["machines"];

/** Crawlers by purpose, as their makers document them. */
const crawlers: Readonly<Record<keyof Machines, readonly string[]>> = {
  train: [
    "Amazonbot",
    "anthropic-ai",
    "Applebot-Extended",
    "Bytespider",
    "CCBot",
    "ClaudeBot",
    "cohere-training-data-crawler",
    "Google-Extended",
    "GPTBot",
    "meta-externalagent",
  ],
  answer: [
    "ChatGPT-User",
    "Claude-SearchBot",
    "Claude-User",
    "DuckAssistBot",
    "meta-externalfetcher",
    "MistralAI-User",
    "OAI-SearchBot",
    "Perplexity-User",
    "PerplexityBot",
  ],
};

/** Writes robots.txt; on a preview, it turns all crawlers away, whatever the owner's says. */
export function writeRobots(
  { write, merge }: Pick<Output, "write" | "merge">,
  config: ResolvedSite,
  isPreview: boolean,
): void {
  if (isPreview) merge("robots.txt", () => "User-agent: *\nDisallow: /\n");
  else write("robots.txt", createRobots(config));
}

/** Creates robots.txt, with the site's Content Signals (https://contentsignals.org). */
export function createRobots(config: ResolvedSite): string {
  const { train, answer } = config.machines;
  const refused = [
    ...(train ? [] : crawlers.train),
    ...(answer ? [] : crawlers.answer),
  ];
  const formatSignal = (isAllowed: boolean) => (isAllowed ? "yes" : "no");
  const groups = [
    !train &&
      "# Text and data mining is reserved: § 44b UrhG, Article 4 of Directive (EU) 2019/790.",
    refused.length > 0 &&
      `${refused.map((name) => `User-agent: ${name}`).join("\n")}\nDisallow: /`,
    `User-agent: *\nContent-Signal: search=yes, ai-input=${formatSignal(answer)}, ai-train=${formatSignal(train)}\nDisallow:`,
    `Sitemap: ${makeAbsolute(config, "/sitemap.xml")}`,
  ];
  return `${groups.filter(Boolean).join("\n\n")}\n`;
}

/** Writes llms.txt in each language, if assistants may answer with the pages. */
export function writeLlmsTexts(
  { write }: Pick<Output, "write">,
  { config, entries }: Pick<Site, "config" | "entries">,
): void {
  if (!config.machines.answer) return;
  const originals = entries.filter(
    ({ isListed, isFallback }) => isListed && !isFallback,
  );
  for (const locale of listLocales(config.i18n)) {
    const pages = originals.filter((entry) => entry.locale === locale);
    const file = addLocale(config.i18n, locale, "/llms.txt").slice(1);
    write(file, createLlmsText(config, locale, pages));
  }
}

/** Lists the pages of a locale for assistants (https://llmstxt.org). */
function createLlmsText(
  config: ResolvedSite,
  locale: string,
  pages: readonly Entry[],
): string {
  const { title, tagline, i18n } = config;
  const lines = pages.map((page) => {
    const name = page.title.replace(/[[\]\\]/g, "\\$&");
    return `- [${name}](${makeAbsolute(config, page.path)}): ${page.description}`;
  });
  return [
    `# ${localizeText(i18n, title, locale)}`,
    `> ${localizeText(i18n, tagline, locale)}`,
    lines.join("\n"),
    "",
  ].join("\n\n");
}
