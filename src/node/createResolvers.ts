import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { localeCodes } from "../config/locales";
import { createDocImage } from "./cards/docImage";
import { createSocialImage } from "./cards/socialImage";
import { createDocsRelations } from "./docsSection/docsRelations";
import { imageData } from "./nodes/imageData";
import { createRelations } from "./nodes/relations";
import { projectRoot } from "./projectRoot";
import { createSeriesRelations } from "./series/createSeriesRelations";
import { fillStrings, sourceLocale } from "./strings/fillStrings";
import { parseTexts } from "./strings/parseTexts";

type LocaleNode = Node & { language: string; ns: string; data: string };
type Context = {
  nodeModel: { findOne: <T>(query: object) => Promise<T | null> };
};

/** Strings with gaps filled, by digest of both catalogues: each page asks for the same few. */
const filled = new Map<string, string>();

/** A page's strings; what a language lacks is English. */
async function localeData(node: LocaleNode, _: unknown, context: Context) {
  if (node.language === sourceLocale || !localeCodes.includes(node.language)) {
    return node.data;
  }
  const fallback = await context.nodeModel.findOne<LocaleNode>({
    type: "Locale",
    query: {
      filter: { language: { eq: sourceLocale }, ns: { eq: node.ns } },
    },
  });
  if (!fallback) return node.data;
  const key = [node, fallback]
    .map(({ language, internal }) => language + internal.contentDigest)
    .join();
  const known = filled.get(key);
  if (known !== undefined) return known;
  const own = parseTexts(node.data);
  const base = parseTexts(fallback.data);
  const data = JSON.stringify(fillStrings(own, base, node.language).filled);
  filled.set(key, data);
  return data;
}

/** Relations of the content model, and interface strings without gaps. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  args: CreateResolversArgs,
) => {
  const add = args.createResolvers as (resolvers: object) => void;
  add(createSeriesRelations(args));
  add(createDocsRelations(args));
  const relations = createRelations(args, projectRoot(args.store));
  add({
    ...relations,
    BlogPost: { ...relations.BlogPost, socialImage: createSocialImage(args) },
    Doc: { ...relations.Doc, socialImage: createDocImage(args) },
    ImageSharp: { gatsbyImageData: imageData },
    Locale: { data: { resolve: localeData } },
  });
};
