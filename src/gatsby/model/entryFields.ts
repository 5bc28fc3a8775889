import { basePath, siteConfig, withBaseUrl } from "../../config/resolved";
import { dirOf, languageTag } from "../../config/locales";
import type { ResolvedSite } from "../../config/types";
import type { TreeNode } from "../../lib/contentTree";
import { formatDate, formatSpan } from "../../lib/format";
import type { DateStyle } from "../../lib/format";
import { memoize } from "../../lib/memoize";
import type { HomeContent } from "../../site/collections/homeFields";
import { buildStrings } from "../../site/content/buildStrings";
import {
  describeAvailability,
  localizeConfigTexts,
  localizeContact,
} from "../../site/content/contact";
import type { BaseEntry } from "../../site/content/entry";
import { fillLinks } from "../../site/links/fillLinks";
import { linkKey } from "../../site/links/address";
import type { LinkTarget } from "../../site/links/resolveEntryLinks";
import { componentStyles } from "../../site/markdown/componentStyles";
import { fillUi } from "../../site/markdown/fillUi";
import { currentConfig } from "../currentSite";
import { tellHeroPicture } from "./heroPicture";
import { findNode } from "./nodeModel";
import type { ResolverContext } from "./nodeModel";
import { shapeGalleries } from "./shapeGalleries";
import { createSocialImage } from "./socialImage";

/** An entry as resolvers get it. */
type EntryNode = BaseEntry & { targets: readonly LinkTarget[] };

/** Formats a date of an entry in the page's language. */
export const createDateField = <Name extends "date" | "reviewed" | "updated">(
  name: Name,
  type: "String" | "String!",
) => ({
  type,
  description: "The same in words of the page's language.",
  args: {
    style: {
      type: "DateStyle",
      defaultValue: "FULL",
      description: "FULL by default: 14 March 2026, 14. März 2026.",
    },
  },
  resolve: (
    entry: { locale: string } & Record<Name, string | null>,
    { style }: { style: DateStyle },
  ) => {
    const date = entry[name];
    return date && formatDate(date, languageTag(entry.locale), style);
  },
});

type Dates = { startDate: string; endDate?: string; locale: string };

/** Formats the period of a CV item in the page's language. */
export const periodField = {
  type: "String!",
  description:
    "The time in words: April 2021 – September 2024; the beginning alone where it has no end.",
  resolve: ({ startDate, endDate, locale }: Dates) =>
    formatSpan(startDate, endDate, languageTag(locale)),
};

/** Creates the resolvers of the fields that all entries have. */
export function createEntryFields(root: string) {
  // Each text of each page asks for them; a saved config is another one.
  const textsIn = memoize((config: ResolvedSite) =>
    memoize((locale: string) => ({
      ...buildStrings(root, config.i18n, locale).components,
      ...localizeConfigTexts(root, config, locale),
    })),
  );

  /** Parses a stored tree, with links and interface messages in the page's language, and the shapes of pictures in galleries. */
  const readTree = async (
    json: string,
    { locale, lang, targets, images }: EntryNode,
  ): Promise<TreeNode> => {
    const htmlLang = languageTag(locale);
    const dir = dirOf(locale) === dirOf(lang) ? undefined : dirOf(locale);
    const page = {
      locale,
      lang,
      htmlLang,
      dir,
      texts: textsIn(currentConfig())(locale),
    };
    const tree = JSON.parse(fillUi(json, page)) as TreeNode;
    const linked =
      targets.length > 0 || basePath()
        ? fillLinks(siteConfig, tree, targets, languageTag(lang))
        : tree;
    return json.includes('"className":"gallery"')
      ? shapeGalleries(linked, images)
      : linked;
  };

  return {
    body: { resolve: (entry: EntryNode) => readTree(entry.body, entry) },
    summary: { resolve: (entry: EntryNode) => readTree(entry.summary, entry) },
    styles: {
      resolve: ({ components }: EntryNode) =>
        componentStyles(root, components, basePath()),
    },
    updatedText: createDateField("updated", "String"),
    socialImage: createSocialImage(root, siteConfig),
    mdx: {
      type: "Mdx",
      description:
        "Its file as gatsby-plugin-mdx reads it; null for a file that ends in .md.",
      resolve: (
        { sourcePath }: EntryNode,
        _: unknown,
        context: ResolverContext,
      ) => {
        const contentFilePath = { eq: `${root}/${sourcePath}` };
        return findNode(context, "Mdx", { internal: { contentFilePath } });
      },
    },
  };
}

/** Resolves the contact details of the site config, in the page's language. */
export const contactField = {
  type: "Contact",
  description:
    "How to reach the owner; null where the site config says nothing of it.",
  resolve: ({ locale }: Pick<BaseEntry, "locale">) =>
    localizeContact(currentConfig(), locale),
};

/** Resolves when the owner is available, in words of the page's language. */
export const createAvailabilityField = (root: string) => ({
  type: "String",
  description:
    "When and how much the owner is available, in words; null where the site config does not say, or no longer does.",
  resolve: ({ locale }: Pick<BaseEntry, "locale">) =>
    describeAvailability(root, currentConfig(), locale),
});

/** Finds where an address in front matter leads. */
function resolveAddress(targets: EntryNode["targets"], url: string): string {
  const key = linkKey(url);
  return targets.find(({ written }) => written === key)?.to ?? url;
}

/** Resolves the address of a project's video. */
export const videoField = {
  type: "String",
  description: "Address of the silent video over its cover; null for most.",
  resolve: ({
    video,
    targets,
  }: EntryNode & { video?: string | undefined }): string | null =>
    video ? withBaseUrl(resolveAddress(targets, video)) : null,
};

/** Resolves the sections of the home page, with links in the page's language and the way in which its picture is shown. */
export const homeField = {
  resolve: async (
    page: EntryNode & { home: HomeContent | null },
  ): Promise<HomeContent | null> => {
    const { home, targets } = page;
    if (!home) return null;
    const resolve = (url: string) => resolveAddress(targets, url);
    const picture = await tellHeroPicture(page);
    const copy = JSON.stringify({ ...home, picture });
    return JSON.parse(copy, (name, value: unknown) =>
      name === "to" ? resolve(String(value)) : value,
    ) as HomeContent;
  },
};
