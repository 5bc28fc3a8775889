import { TestEnvironment } from "jest-environment-jsdom";
import { JSDOM } from "jsdom";

declare global {
  interface Window {
    /** The document that a page's HTML makes; it is not to be changed. */
    documentOf: (html: string) => Document;
  }
}

const { DOMParser } = new JSDOM().window;
const parser = new DOMParser();
const documents = new Map<string, Document>();

/** jsdom takes half a second for a stylesheet, and no test here reads one. */
const withoutStyles = (html: string) =>
  html.replaceAll(/(<style[^>]*>)[^]*?(<\/style>)/g, "$1$2");

function documentOf(html: string): Document {
  const known = documents.get(html);
  if (known) return known;
  const made = parser.parseFromString(withoutStyles(html), "text/html");
  documents.set(html, made);
  return made;
}

/**
 * jsdom, with documents that all test files of a process share: parsing the
 * pages anew for each file takes four times as long as all their tests.
 */
export default class SharedDocuments extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { documentOf });
  }
}
