import { withPrefix } from "gatsby";
import { searchIndexFolder } from "../lib/searchIndex";
import type { SearchTexts } from "./searchTexts";

/** A text that says why a search failed. */
export type SearchFailure = Extract<keyof SearchTexts, `failed${string}`>;

/** Fails where WebAssembly is blocked: compiles the smallest module there is. */
export const requireWebAssembly = () =>
  WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

/** Explains why a locale's search could not be opened. */
export async function explainFailure(locale: string): Promise<SearchFailure> {
  try {
    await requireWebAssembly();
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
