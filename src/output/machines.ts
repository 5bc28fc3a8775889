import { makeAbsolute } from "../config/baseUrl";
import { addLocale, listLocales, localizeText } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { groupBy } from "../lib/groupBy";
import { findCollection } from "../site/collections";
import type { Entry } from "../site/collections";
import type { Site } from "../site/loadSite";
import { loadMessages, type MessageTree } from "../site/messages/fillMessages";
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
  root: string,
): void {
  if (!config.machines.answer) return;
  const originals = entries.filter(
    ({ isListed, isFallback }) => isListed && !isFallback,
  );
  for (const locale of listLocales(config.i18n)) {
    const pages = originals.filter((entry) => entry.locale === locale);
    const file = addLocale(config.i18n, locale, "/llms.txt").slice(1);
    const names = loadMessages(root, config.i18n, locale, "search");
    write(file, createLlmsText(config, locale, pages, names));
  }
}

/**
 * Lists the pages of a locale for assistants (https://llmstxt.org), who read
 * lists below headings only.
 * @param names those of collections, for readers
 */
function createLlmsText(
  config: ResolvedSite,
  locale: string,
  pages: readonly Entry[],
  names: MessageTree,
): string {
  const { title, tagline, i18n } = config;
  const format = (page: Entry) => {
    const name = page.title.replace(/[[\]\\]/g, "\\$&");
    return `- [${name}](${makeAbsolute(config, page.path)}): ${page.description}`;
  };
  const lists = groupBy(pages, ({ area }) => findCollection(area)?.name ?? "");
  return [
    `# ${localizeText(i18n, title, locale)}`,
    `> ${localizeText(i18n, tagline, locale)}`,
    ...lists.flatMap(([name, some]) => [
      `## ${names[name] as string}`,
      some.map(format).join("\n"),
    ]),
    "",
  ].join("\n\n");
}
