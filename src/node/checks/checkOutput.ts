import type { Checks } from "../../config/types";
import { isSkipped, readAddress } from "./address";
import type { Address } from "./address";
import type { Scan } from "./scanHtml";

/** A page as it was rendered; the path in its plain form. */
export type ScannedPage = Scan & { path: string };

/** What the pages together lack, before anybody knows who wrote it. */
export type Finding = {
  check: "brokenLinks" | "brokenAnchors" | "missingImages";
  /** A path, with its anchor where that is what is missing. */
  target: string;
  message: string;
  /** The forms in which pages have it. */
  written: Set<string>;
  pages: Set<string>;
};

type Output = {
  pages: readonly ScannedPage[];
  url: string;
  skip: Checks["skip"];
  /** Whether the output has a file at a path. */
  hasFile: (path: string) => boolean;
};

const messages = {
  brokenLinks: "There is no page or file at this path.",
  brokenAnchors: "The page is there, but nothing on it has this id.",
  missingImages: "There is no file for this picture.",
} as const;

/** What stands for the target of a link without one. */
const emptyTarget = '""';

/** Anchors that every page has, without an element of that id. */
const isEverywhere = (anchor: string) => anchor === "" || anchor === "top";

/** Finds what rendered pages refer to and the output does not have. */
export function checkOutput(output: Output): Finding[] {
  const { pages, url, skip, hasFile } = output;
  const idsOf = new Map(
    pages.map(({ path, ids }) => [path, new Set(ids.map(normal))] as const),
  );
  const findings = new Map<string, Finding>();
  const isFile = remember(hasFile);
  const fromRoot = remember((written) => readAddress(written, "/", url));

  const add = (
    check: Finding["check"],
    target: string,
    written: string,
    page: string,
    message: string = messages[check],
  ) => {
    const key = `${check} ${target}`;
    const known = findings.get(key);
    if (known) {
      known.written.add(written);
      known.pages.add(page);
    } else {
      findings.set(key, {
        check,
        target,
        message,
        written: new Set([written]),
        pages: new Set([page]),
      });
    }
  };

  const read = (written: string, page: string): Address =>
    // Most addresses begin with "/", and mean the same on every page.
    written.startsWith("/")
      ? fromRoot(written)
      : readAddress(written, page, url);

  const checkLink = (written: string, page: string) => {
    if (isSkipped(written, skip)) return;
    if (written.trim() === "") {
      add(
        "brokenLinks",
        emptyTarget,
        written,
        page,
        "Links that lead nowhere.",
      );
      return;
    }
    const address = read(written, page);
    if (address.kind === "unreadable") {
      const message = "No browser can follow this address.";
      add("brokenLinks", written, written, page, message);
    }
    if (address.kind !== "here") return;
    const { path, anchor } = address;
    const ids = idsOf.get(path);
    if (!ids && !isFile(path)) add("brokenLinks", path, written, page);
    if (ids && !isEverywhere(anchor) && !ids.has(anchor)) {
      add("brokenAnchors", `${path}#${anchor}`, written, page);
    }
  };

  const checkImage = (written: string, page: string) => {
    if (isSkipped(written, skip)) return;
    const address = read(written, page);
    if (address.kind !== "here" || isFile(address.path)) return;
    add("missingImages", address.path, written, page);
  };

  for (const { path, links, images } of pages) {
    for (const link of links) checkLink(link, path);
    for (const image of images) checkImage(image, path);
  }
  return [...findings.values()];
}

const normal = (id: string) => id.normalize("NFC");

/** Remembers what a function has answered. */
function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = answer(text);
    known.set(text, now);
    return now;
  };
}
