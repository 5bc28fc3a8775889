import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { SourceDirective } from "../../config/schema/cspSchema";
import { readUrl } from "../../lib/address";

type Attributes = Readonly<Record<string, readonly string[]>>;

/** The attributes that lead to a page or a file, by element. */
export const linksByElement: Attributes = {
  a: ["href"],
  area: ["href"],
  audio: ["src"],
  blockquote: ["cite"],
  embed: ["src"],
  form: ["action"],
  iframe: ["src"],
  link: ["href"],
  object: ["data"],
  q: ["cite"],
  script: ["src"],
  source: ["src"],
  track: ["src"],
  video: ["src"],
};

/** The attributes that hold a picture, by element. */
export const picturesByElement: Attributes = {
  image: ["href", "xlink:href"],
  img: ["src"],
  video: ["poster"],
};

/** All attributes that hold an address, by the names that hast and React give them. */
export const addressAttributes: readonly string[] = [
  ...new Set(
    [linksByElement, picturesByElement].flatMap((table) =>
      Object.values(table).flat(),
    ),
  ),
  "formAction",
  "srcSet",
];

/** Lists the attributes of an element of a text that link to a page or a file; pictures of texts are `Picture`. */
export const linkAttributes = (tagName: string): readonly string[] =>
  tagName === "video"
    ? ["src", "poster"]
    : (linksByElement[tagName] ?? ["href"]);

/** The hosts that a text loads from, by directive of the content security policy; `embeds` are frames that wait for the reader. */
export type Sources = Partial<Record<SourceDirective | "embeds", string[]>>;

type Directives = Readonly<Record<string, keyof Sources>>;

/** The directives for what elements load, by tag name and attribute; pictures are in the facts of a text. */
const directives: Readonly<Record<string, Directives>> = {
  audio: { src: "media-src" },
  // The box of an embedded page, which a script fills.
  div: { dataSrc: "embeds" },
  form: { action: "form-action" },
  iframe: { src: "frame-src" },
  source: { src: "media-src" },
  track: { src: "media-src" },
  video: { src: "media-src", poster: "img-src" },
};

/** Lists the other hosts from which a text loads audio, video and embedded pages, and to which it sends forms. */
export function readSources(body: Root): Sources {
  const sources: Sources = {};
  visit(body, "element", ({ tagName, properties }) => {
    const attributes = Object.entries(directives[tagName] ?? {});
    for (const [name, directive] of attributes) {
      const origins = originsOf(properties[name]);
      if (origins.length > 0) (sources[directive] ??= []).push(...origins);
    }
  });
  return sources;
}

/** Lists the origins of the addresses that are on other hosts. */
export const originsOf = (...addresses: unknown[]): string[] =>
  addresses.flatMap((address) => {
    if (typeof address !== "string" || !/^(?:https?:)?\/\//i.test(address)) {
      return [];
    }
    return readUrl(address, "https://localhost")?.origin ?? [];
  });
