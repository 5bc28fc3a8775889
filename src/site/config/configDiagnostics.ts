import type { SiteConfigError } from "../../config/resolveSite";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { configFile, locateOptions } from "./configFile";

/** Creates diagnostics of an invalid site config. */
export function configDiagnostics(
  { issues, site, schema }: SiteConfigError,
  root: string,
): Diagnostic[] {
  const source = { file: configFile, data: site, schema };
  const diagnostics = fromZodIssues(issues, source);
  return locateOptions(diagnostics, root).map((diagnostic) => {
    const removed = explainRemovedOption(diagnostic.field ?? []);
    return removed ? { ...diagnostic, note: removed } : diagnostic;
  });
}

/**
 * The options that earlier versions had, each with what the site does instead.
 * A star stands for any name or position.
 */
const removedOptions: Readonly<Record<string, string>> = {
  "announcementBar.from": "the bar is shown as soon as it is in the config",
  "blog.feeds.authors": "only the blog has feeds",
  "blog.feeds.copyright": "feeds have the copyright of the footer",
  "blog.feeds.limit": "feeds have the 20 newest posts",
  "blog.feeds.tags": "only the blog has feeds",
  "blog.relatedCount": "a post leads to up to 3 related ones",
  "blog.showLastUpdate": "posts show when they were last changed",
  "blog.showReadingTime": "posts show their reading time",
  "blog.socialCards": "link previews of posts have a drawn card",
  "checks.lapsing": "what lapses soon is always reported, as a note",
  "checks.lostAddresses": "lost addresses are always reported, as a warning",
  "checks.missingImages": "a missing image is always an error",
  "comments.inputPosition": "readers write above the comments",
  "comments.privacyPage": 'the privacy page is at "/privacy"',
  "comments.reactions": "readers can react to a post",
  "comments.strict": "a thread is the post's for certain",
  "comments.themes": "giscus has its light or its dark theme",
  "docs.*.breadcrumbs": "pages show breadcrumbs",
  "docs.*.editUrl": '"blog.editUrl" is for documentation, too',
  "docs.*.hideableSidebar": "the sidebar is always shown on wide screens",
  "docs.*.order": "versions are sorted by name, with numbers as numbers",
  "docs.*.rememberVersion": "browsers remember the version that a reader picks",
  "docs.*.showLastUpdate": "pages show when they were last changed",
  "docs.*.versions.*.badge": "pages show their version if there are several",
  "docs.*.versions.*.noIndex":
    "search engines get the address in the last version",
  "i18n.suggestLanguage":
    "readers are told once that a page exists in their language",
  lightbox: "readers can enlarge pictures that are wider than the column",
  manifest: "home screens show the title, and icons made of the favicon",
  markdown: "formulas and the language's typography are always on",
  "navbar.items.*.dropdownActiveClassDisabled":
    "the menu is marked on the pages of its docs",
  "navbar.items.*.dropdownItemsAfter": 'other links go into "navbar.items"',
  "navbar.items.*.dropdownItemsBefore": 'other links go into "navbar.items"',
  search: '"keywords" in front matter find a page by other words',
  security: "put a security.txt into static/.well-known",
};

const patterns = Object.entries(removedOptions).map(
  ([path, instead]) => [path.split("."), instead] as const,
);

/** Says what to do about an option that was removed; undefined for others. */
export function explainRemovedOption(
  field: readonly PropertyKey[],
): string | undefined {
  const pattern = patterns.find(
    ([path]) =>
      path.length === field.length &&
      path.every((step, at) => step === "*" || step === String(field[at])),
  );
  return pattern && `It was removed: ${pattern[1]}. Delete it.`;
}
