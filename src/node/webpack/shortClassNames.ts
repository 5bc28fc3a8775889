type Loader = {
  options?: { modules?: { localIdentName?: string } | boolean };
};
type Rule = {
  use?: Loader[] | ((...given: never[]) => unknown);
  oneOf?: Rule[];
};

/**
 * Names the classes of CSS modules by their hash alone. The sheet is in every
 * page, and its names are in the scripts once more: names that nobody reads
 * there weigh some kilobytes.
 */
export function shortClassNames(rules: readonly object[]): void {
  for (const { use, oneOf } of rules as readonly Rule[]) {
    if (oneOf) shortClassNames(oneOf);
    if (!Array.isArray(use)) continue;
    for (const { options } of use) {
      const modules = options?.modules;
      if (typeof modules === "object" && modules.localIdentName) {
        modules.localIdentName = "[hash:base64:4]";
      }
    }
  }
}
