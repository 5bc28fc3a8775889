import type { BuildArgs } from "gatsby";
import { absoluteUrl, isPreview, siteConfig } from "../../config/resolved";
import type { Entry } from "../collections";
import { createEntryFields } from "../model/entryFields";
import { projectRoot } from "../paths";
import type { Site } from "../site/loadSite";
import type { Output } from "./generatedFiles";
import { toMarkdown } from "./toMarkdown";

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

/** Writes each page's text as Markdown beside it, for assistants. */
export async function writeMarkdownTwins(
  { getNode, store }: Pick<BuildArgs, "getNode" | "store">,
  { entries, links }: Pick<Site, "entries" | "links">,
  output: Pick<Output, "update">,
): Promise<void> {
  const { toPlainHtml } = await import("../feeds/renderPost");
  const { body } = createEntryFields(projectRoot(store));
  const createTwin = (entry: Entry) => {
    const targets = links.get(entry.id) ?? [];
    const tree = body.resolve({ ...entry, targets });
    const blocks = [
      `# ${entry.title}`,
      `> ${entry.description}`,
      `<${absoluteUrl(entry.path)}>`,
      listResults(entry),
      toMarkdown(toPlainHtml(tree, absoluteUrl(entry.path))),
    ];
    return `${blocks.filter(Boolean).join("\n\n")}\n`;
  };
  for (const entry of selectForAssistants(entries)) {
    const file = addressForAssistants(entry).slice(1);
    const digest = getNode(entry.id)?.internal.contentDigest ?? "";
    if (file.endsWith(".md"))
      await output.update(file, digest, () => createTwin(entry));
  }
}
