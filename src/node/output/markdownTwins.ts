import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { absoluteUrl, isPreview, siteConfig } from "../../config/resolved";
import type { Entry } from "../collections";
import { toPlainHtml } from "../feeds/renderPost";
import { createEntryFields } from "../model/entryFields";
import { projectRoot } from "../paths";
import type { Site } from "../site/loadSite";
import type { Output } from "./generatedFiles";
import { toMarkdown } from "./toMarkdown";

const cacheKey = "markdown-twins";

/** Selects the entries that assistants may answer with. */
export const selectForAssistants = (entries: readonly Entry[]): Entry[] =>
  isPreview || !siteConfig.machines.answer
    ? []
    : entries.filter(({ isListed, isFallback }) => isListed && !isFallback);

/** Where assistants find an entry: at its Markdown twin, or its page if it has no text. */
export const addressForAssistants = ({
  path: page,
  text,
}: Pick<Entry, "path" | "text">): string => (text === "" ? page : `${page}.md`);

/** Lists the figures of a project, which stand beside its text on the page. */
const listResults = (entry: Entry): string =>
  entry.nodeType !== "Project"
    ? ""
    : entry.results
        .map(({ label, before, after, value, unit = "" }) => {
          const figures = value === undefined ? [before, after] : [value];
          return `- ${label}: ${figures.join(" → ")} ${unit}`.trim();
        })
        .join("\n");

/**
 * Writes each page's text as Markdown beside it, for assistants. What has not
 * changed since the last build stays as it is.
 */
export async function writeMarkdownTwins(
  { cache, getNode, store }: BuildArgs,
  { entries, links }: Pick<Site, "entries" | "links">,
  output: Output,
): Promise<void> {
  const { body } = createEntryFields(projectRoot(store));
  const earlier = ((await cache.get(cacheKey)) ?? {}) as typeof digests;
  const digests: Record<string, string | undefined> = {};
  for (const entry of selectForAssistants(entries)) {
    const file = addressForAssistants(entry).slice(1);
    if (!file.endsWith(".md")) continue;
    digests[file] = getNode(entry.id)?.internal.contentDigest;
    const isThere = existsSync(path.join(output.folder, file));
    if (isThere && digests[file] === earlier[file]) {
      output.track([file]);
      continue;
    }
    const targets = links.get(entry.id) ?? [];
    const tree = body.resolve({ ...entry, targets });
    const html = await toPlainHtml(tree, absoluteUrl(entry.path));
    const blocks = [
      `# ${entry.title}`,
      `> ${entry.description}`,
      `<${absoluteUrl(entry.path)}>`,
      listResults(entry),
      toMarkdown(html),
    ];
    output.write(file, `${blocks.filter(Boolean).join("\n\n")}\n`);
  }
  await cache.set(cacheKey, digests);
}
