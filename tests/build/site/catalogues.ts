import { readCatalogues } from "../../../src/node/catalogues/checkCatalogues";

/** The interface strings of a language, by namespace and key. */
export const catalogues = (
  locale: string,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...readCatalogues(".", locale)].map(([namespace, { entries }]) => [
      namespace,
      Object.fromEntries([...entries].map(([key, { text }]) => [key, text])),
    ]),
  );
