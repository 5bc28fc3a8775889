import { urlAttributes } from "html-url-attributes";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { SourceDirective } from "../../config/schema/securitySchema";

/** Attributes that browsers read an address from. */
export const addressAttributes: readonly string[] = [
  ...Object.keys(urlAttributes),
  "srcSet",
];

/** Elements whose file is a sound or a film; an image has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** Attributes of an element that lead to a page or a file. */
export const linkAttributes = (tagName: string): readonly string[] =>
  media.has(tagName)
    ? ["src", "poster"]
    : [tagName === "form" ? "action" : "href"];

/** Other hosts that a text loads from, by directive of the content security policy. */
export type Sources = Partial<Record<SourceDirective, string[]>>;

type Directives = Readonly<Record<string, SourceDirective>>;

/** Which directive allows what an element loads, by its attributes; `images` of a text are apart. */
const directives: Readonly<Record<string, Directives>> = {
  audio: { src: "media-src" },
  // The box of an embedded page, which a script fills.
  div: { dataSrc: "frame-src" },
  form: { action: "form-action" },
  iframe: { src: "frame-src" },
  source: { src: "media-src" },
  track: { src: "media-src" },
  video: { src: "media-src", poster: "img-src" },
};

/** Reads from which other hosts a text has sound and film, embedded pages and forms. */
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

/** The origins of those addresses that are on other hosts. */
export const originsOf = (...addresses: unknown[]): string[] =>
  addresses.flatMap((address) => {
    if (typeof address !== "string" || !/^(?:https?:)?\/\//i.test(address)) {
      return [];
    }
    const base = "https://localhost";
    return URL.canParse(address, base) ? [new URL(address, base).origin] : [];
  });
