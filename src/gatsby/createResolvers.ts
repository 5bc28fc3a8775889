import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { localeCodes } from "../config/locales";
import { siteConfig } from "../config/resolved";
import type { Site } from "../site/loadSite";
import { fillMessages } from "../site/messages/fillMessages";
import {
  findBase,
  messagesFile,
  parseMessages,
  sourceLocale,
} from "../site/messages/readMessages";
import { createImageData, createPlanner } from "./model/imageData";
import { createRelations } from "./model/resolvers";
import { findNode } from "./model/nodeModel";
import type { ResolverContext } from "./model/nodeModel";
import { createSocialImages } from "./model/socialImage";
import { projectRoot } from "./projectRoot";
import { currentSite } from "./currentSite";

type LocaleNode = Node & { language: string; ns: string; data: string };

/** True for messages that need no English ones; those of the language hint have none, because it is in the language that it offers. */
const isComplete = ({ language, ns }: LocaleNode) =>
  language === sourceLocale || !localeCodes.includes(language) || ns === "hint";

/** Resolves the messages of a namespace, with English ones instead of missing ones. */
async function localeData(
  node: LocaleNode,
  _: unknown,
  context: ResolverContext,
) {
  let base = findBase(node.language);
  if (isComplete(node) && base === undefined) return node.data;
  const parse = ({ language, data }: Pick<LocaleNode, "language" | "data">) =>
    parseMessages(data, messagesFile(language, node.ns)).messages;
  const readData = async (language: string) => {
    const filter = { language: { eq: language }, ns: { eq: node.ns } };
    const other = await findNode(context, "Locale", filter);
    return parse((other as LocaleNode | null) ?? { language, data: "{}" });
  };
  let messages = parse(node);
  for (; base !== undefined; base = findBase(base))
    messages = { ...(await readData(base)), ...messages };
  const source = isComplete(node) ? {} : await readData(sourceLocale);
  return JSON.stringify(
    fillMessages(siteConfig.i18n, messages, source, node.language),
  );
}

/** The pictures of texts in which one is as wide as the window, by site. */
const largePictures = new WeakMap<Site, ReadonlySet<string>>();

function listLargePictures(): ReadonlySet<string> {
  const site = currentSite();
  const known = largePictures.get(site);
  if (known) return known;
  const texts = site.entries.filter(({ body }) =>
    body.includes('"data-width":"bleed"'),
  );
  const files = new Set(
    texts.flatMap(({ images }) => images.map(({ filePath }) => filePath)),
  );
  largePictures.set(site, files);
  return files;
}

/** Adds the relations of the content model, and the fallbacks of messages. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  args: CreateResolversArgs,
) => {
  const add = args.createResolvers as (resolvers: object) => void;
  const root = projectRoot(args.store);
  add(createRelations(root));
  const socialImages = createSocialImages(root, siteConfig);
  for (const [type, socialImage] of Object.entries(socialImages)) {
    add({ [type]: { socialImage } });
  }
  add({
    ImageSharp: {
      gatsbyImageData: createImageData(
        createPlanner(root, args),
        listLargePictures,
      ),
    },
    Locale: { data: { resolve: localeData } },
  });
};
