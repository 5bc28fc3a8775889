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
import {
  createImageData,
  createPlanner,
  drawingAsImage,
} from "./model/imageData";
import { tellHeroPicture } from "./model/heroPicture";
import { createRelations } from "./model/resolvers";
import { findNode } from "./model/nodeModel";
import type { ResolverContext } from "./model/nodeModel";
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

/** The pictures of texts in which one is as wide as the window, and those of start pages that are, by site. */
const largePictures = new WeakMap<Site, Promise<ReadonlySet<string>>>();

function listLargePictures(): Promise<ReadonlySet<string>> {
  const site = currentSite();
  const known = largePictures.get(site) ?? findLargePictures(site);
  largePictures.set(site, known);
  return known;
}

async function findLargePictures({
  entries,
}: Site): Promise<ReadonlySet<string>> {
  const pictures = await Promise.all(
    entries.map(async (entry) => {
      const { body, images, cover, coverDark } = entry;
      const inText = body.includes('"data-width":"bleed"') ? images : [];
      const isWide =
        "home" in entry &&
        entry.home !== null &&
        (await tellHeroPicture(entry)) === "wide";
      return isWide ? [...inText, cover, coverDark] : inText;
    }),
  );
  return new Set(pictures.flat().flatMap((image) => image?.filePath ?? []));
}

/** Adds the relations of the content model, and the fallbacks of messages. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  args: CreateResolversArgs,
) => {
  const add = args.createResolvers as (resolvers: object) => void;
  const root = projectRoot(args.store);
  add(createRelations(root));
  add({
    File: { childImageSharp: drawingAsImage },
    ImageSharp: {
      gatsbyImageData: createImageData(
        createPlanner(root, args),
        listLargePictures,
      ),
    },
    Locale: { data: { resolve: localeData } },
  });
};
