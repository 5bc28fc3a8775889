import type { CreateResolversArgs } from "gatsby";
import { dirOf } from "../../config/dirOf";
import { languageTag } from "../../config/languageTag";
import type { TreeNode } from "../../lib/contentTree";
import { buildStrings } from "../content/buildStrings";
import { fillLinks } from "../links/fillLinks";
import { targetsOf } from "../links/targetsOf";
import type { LinksModel } from "../links/targetsOf";
import { fillUi } from "../parts/fillUi";

type Text = { locale: string; lang: string; folder: string };

/** A stored tree with the interface's texts in the language of the page. */
const readTree = (json: string, { locale, lang }: Text, root: string) => {
  const { parts: texts } = buildStrings(root, locale);
  const htmlLang = languageTag(locale);
  const dir = dirOf(locale) === dirOf(lang) ? undefined : dirOf(locale);
  const page = { locale, lang, htmlLang, dir, texts };
  return JSON.parse(fillUi(json, page)) as TreeNode;
};

/**
 * Makes the fields that give a content tree (stored as text; see textFields in
 * ../content/readPost) as a page shows it: links and the interface's texts in
 * the page's language.
 */
export const textTree =
  (createNodeId: CreateResolversArgs["createNodeId"], root: string) =>
  <Name extends string>(name: Name) => ({
    resolve: (
      source: Text & Record<Name, string>,
      _: unknown,
      { nodeModel }: LinksModel,
    ): unknown => {
      const stored = readTree(source[name], source, root);
      const targets = targetsOf(source, createNodeId, nodeModel);
      return targets.length > 0 ? fillLinks(stored, targets) : stored;
    },
  });
