import { isPreview } from "../config/environment";
import { absoluteUrl, siteConfig } from "../config/resolved";
import { localize } from "../config/localize";
import { localeCodes, localePath } from "../config/locales";
import type { ResolvedSite } from "../config/types";
import type { Entry } from "../site/collections";
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

/** Writes robots.txt, with the site's Content Signals (https://contentsignals.org). */
export function createRobots(machines: Machines): string {
  const refused = (["train", "answer"] as const)
    .filter((use) => !machines[use])
    .flatMap((use) => crawlers[use]);
  const formatSignal = (isAllowed: boolean) => (isAllowed ? "yes" : "no");
  const groups = [
    ...(machines.train
      ? []
      : [
          "# Text and data mining is reserved: § 44b UrhG, Article 4 of Directive (EU) 2019/790.",
        ]),
    ...(refused.length > 0
      ? [
          [...refused.map((name) => `User-agent: ${name}`), "Disallow: /"].join(
            "\n",
          ),
        ]
      : []),
    `User-agent: *\nContent-Signal: search=yes, ai-input=${formatSignal(machines.answer)}, ai-train=${formatSignal(machines.train)}\nDisallow:`,
    `Sitemap: ${absoluteUrl("/sitemap.xml")}`,
  ];
  return `${groups.join("\n\n")}\n`;
}

/** Lists the pages of a locale for assistants (https://llmstxt.org). */
function createLlmsText(locale: string, entries: readonly Entry[]): string {
  const { title, tagline } = siteConfig;
  const lines = entries
    .filter((entry) => entry.locale === locale)
    .map(
      (entry) =>
        `- [${entry.title}](${absoluteUrl(entry.path)}): ${entry.description}`,
    );
  return [
    `# ${localize(title, locale)}`,
    `> ${localize(tagline, locale)}`,
    lines.join("\n"),
    "",
  ].join("\n\n");
}

/** Writes llms.txt in each language, if assistants may answer with the pages and this is no preview. */
export function writeLlmsTexts(
  entries: readonly Entry[],
  { write }: Pick<Output, "write">,
): void {
  if (isPreview || !siteConfig.machines.answer) return;
  const originals = entries.filter(
    ({ isListed, isFallback }) => isListed && !isFallback,
  );
  for (const locale of localeCodes) {
    const file = localePath(locale, "/llms.txt").slice(1);
    write(file, createLlmsText(locale, originals));
  }
}
