import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { localeCodes } from "../../config/locales";
import { fillMessages } from "../messages/fillMessages";
import { parseMessages, sourceLocale } from "../messages/readMessages";
import { imageData } from "../model/pictures";
import { createRelations } from "../model/resolvers";
import { createSocialImages } from "../og-images/socialImage";
import { projectRoot } from "../paths";

type LocaleNode = Node & { language: string; ns: string; data: string };
type Context = {
  nodeModel: { findOne: <T>(query: object) => Promise<T | null> };
};

/** Complete messages by digest of both files: each page asks for the same few. */
const filled = new Map<string, string>();

/** The languages and namespaces whose messages are given as they are: a hint in English offers no other language. */
const isComplete = ({ language, ns }: LocaleNode) =>
  language === sourceLocale || !localeCodes.includes(language) || ns === "hint";

/** The messages of a namespace, with English ones for those that its language lacks. */
async function localeData(node: LocaleNode, _: unknown, context: Context) {
  if (isComplete(node)) return node.data;
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
  const own = parseMessages(node.data).messages;
  const source = parseMessages(fallback.data).messages;
  const data = JSON.stringify(fillMessages(own, source, node.language));
  filled.set(key, data);
  return data;
}

/** Relations of the content model, and messages with their fallbacks. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  args: CreateResolversArgs,
) => {
  const add = args.createResolvers as (resolvers: object) => void;
  add(createRelations(projectRoot(args.store)));
  for (const [type, socialImage] of Object.entries(createSocialImages(args))) {
    add({ [type]: { socialImage } });
  }
  add({
    ImageSharp: { gatsbyImageData: imageData },
    Locale: { data: { resolve: localeData } },
  });
};
