import { Parser } from "htmlparser2";

/** What a page refers to and what can be referred to in it; each once, as written. */
export type Scan = {
  links: string[];
  images: string[];
  /** Ids of its elements, and names of old anchors. */
  ids: string[];
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Addresses in a `srcset`; a comma inside an address is followed by more of it, one after a descriptor ends the candidate. */
const inSet = (value = "") =>
  value
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s/)[0]);

/** Pictures that other sites show, and pages that are meant. */
const pictureProperty = /^(?:og:image|twitter:image)(?::(?:secure_)?url)?$/;

/** Addresses that are named only so that a browser connects early. */
const isHint = ({ rel = "" }: Attributes) =>
  /\b(?:preconnect|dns-prefetch)\b/i.test(rel);

const linksOf = (tag: string, at: Attributes): (string | undefined)[] => {
  switch (tag) {
    case "a":
    case "area":
      return [at.href];
    case "link":
      return isHint(at) ? [] : [at.href];
    case "script":
    case "iframe":
    case "embed":
    case "audio":
    case "video":
    case "track":
      return [at.src];
    case "source":
      return [at.src, at["data-src"]];
    case "object":
      return [at.data];
    case "form":
      return [at.action];
    case "blockquote":
    case "q":
      return [at.cite];
    default:
      return [];
  }
};

const imagesOf = (tag: string, at: Attributes): (string | undefined)[] => {
  switch (tag) {
    case "img":
      return [
        at.src,
        at["data-src"],
        ...inSet(at.srcset),
        ...inSet(at["data-srcset"]),
      ];
    case "source":
      return [...inSet(at.srcset), ...inSet(at["data-srcset"])];
    case "image":
      return [at.href, at["xlink:href"]];
    case "video":
      return [at.poster];
    case "input":
      return at.type === "image" ? [at.src] : [];
    case "meta":
      return pictureProperty.test(at.property ?? at.name ?? "")
        ? [at.content]
        : [];
    default:
      return [];
  }
};

/** Where an empty attribute says nothing, and is no slip of an author's. */
const mayBeEmpty = (tag: string) => tag !== "a" && tag !== "area";

/** Reads an HTML document's addresses and ids. */
export function scanHtml(html: string): Scan {
  const links = new Set<string>();
  const images = new Set<string>();
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (tag, attributes: Attributes) => {
      for (const link of linksOf(tag, attributes)) {
        if (link || (link === "" && !mayBeEmpty(tag))) links.add(link);
      }
      for (const image of imagesOf(tag, attributes)) {
        if (image) images.add(image);
      }
      if (attributes.id) ids.add(attributes.id);
      if (tag === "a" && attributes.name) ids.add(attributes.name);
    },
  });
  parser.end(html);
  return { links: [...links], images: [...images], ids: [...ids] };
}
