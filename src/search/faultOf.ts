import { withPrefix } from "gatsby";
import { searchIndexFolder } from "../lib/searchIndex";
import type { SearchTexts } from "./searchTexts";

/** A text that says why a search failed. */
export type SearchFault = Extract<keyof SearchTexts, `failed${string}`>;

/** The smallest module there is: it tells whether WebAssembly may run. */
export const emptyModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Finds out why a locale's search could not be opened. */
export async function faultOf(locale: string): Promise<SearchFault> {
  try {
    await WebAssembly.compile(emptyModule);
  } catch {
    return "failedWasm";
  }
  const entry = withPrefix(
    `/${searchIndexFolder}/${locale}/pagefind-entry.json`,
  );
  let answer: Response;
  try {
    answer = await fetch(entry, { cache: "no-store" });
  } catch {
    return "failed";
  }
  // Gatsby's develop server answers with a page where there is no file.
  const isThere = await answer.json().then(
    () => answer.ok,
    () => false,
  );
  if (isThere) return "failed";
  return process.env.NODE_ENV === "development"
    ? "failedDevelop"
    : "failedIndex";
}
