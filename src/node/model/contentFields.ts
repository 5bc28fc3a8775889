import { dirOf } from "../../config/dirOf";
import { languageTag } from "../../config/languageTag";
import type { TreeNode } from "../../lib/contentTree";
import { formatDate } from "../../lib/formatDate";
import type { DateStyle } from "../../lib/formatDate";
import type { HomeContent } from "../collections/pageFields";
import { buildStrings } from "../content/buildStrings";
import { fillLinks } from "../links/fillLinks";
import { linkKey } from "../links/linkKey";
import type { LinkTarget } from "../links/resolveEntryLinks";
import { fillUi } from "../markdown/fillUi";
import { linksSeed } from "./nodeIds";

/** An entry as resolvers get it. */
type Source = { locale: string; lang: string; folder: string };
/** Gatsby's nodes, as resolvers get them. */
export type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findAll: <T>(query: {
      type: string;
      query?: object;
    }) => Promise<{ entries: Iterable<T> }>;
  };
};
type CreateId = (seed: string) => string;

/** Where the links of an entry lead on its page, as far as that is not what its author wrote. */
function findTargets(
  entry: Source,
  createId: CreateId,
  { nodeModel }: Model,
): readonly LinkTarget[] {
  const id = createId(linksSeed(entry));
  const node = nodeModel.getNodeById({ id, type: "TextLinks" });
  return (node as { targets: LinkTarget[] } | null)?.targets ?? [];
}

/** Fills the interface's messages, in the page's language, into a stored tree. */
function readTree(json: string, { locale, lang }: Source, root: string) {
  const { components: texts } = buildStrings(root, locale);
  const htmlLang = languageTag(locale);
  const dir = dirOf(locale) === dirOf(lang) ? undefined : dirOf(locale);
  const page = { locale, lang, htmlLang, dir, texts };
  return JSON.parse(fillUi(json, page)) as TreeNode;
}

/** Resolves a stored tree as a page shows it: links and messages in the page's language. */
export const treeField = <Name extends string>(
  name: Name,
  createId: CreateId,
  root: string,
) => ({
  resolve: (
    source: Source & Record<Name, string>,
    _: unknown,
    model: Model,
  ): TreeNode => {
    const tree = readTree(source[name], source, root);
    const targets = findTargets(source, createId, model);
    return targets.length > 0 ? fillLinks(tree, targets) : tree;
  },
});

/** Resolves the sections of the home page, with links as they lead in the page's language. */
export const homeField = (createId: CreateId) => ({
  resolve: (
    page: Source & { home: HomeContent | null },
    _: unknown,
    model: Model,
  ): HomeContent | null => {
    const { home } = page;
    if (!home) return null;
    const targets = findTargets(page, createId, model);
    const byKey = new Map(targets.map(({ written, to }) => [written, to]));
    const resolve = <Action extends { to: string }>(
      action: Action,
    ): Action => ({
      ...action,
      to: byKey.get(linkKey(action.to)) ?? action.to,
    });
    const { primaryAction, secondaryAction } = home;
    return {
      ...home,
      primaryAction: resolve(primaryAction),
      secondaryAction: secondaryAction && resolve(secondaryAction),
    };
  },
});

/** A day in words of the page's language. */
export const dateInWords = <Name extends "date" | "updated">(name: Name) => ({
  resolve: (
    entry: { locale: string } & Record<Name, string | null>,
    { style }: { style: DateStyle },
  ) => {
    const date = entry[name];
    return date && formatDate(date, languageTag(entry.locale), style);
  },
});
