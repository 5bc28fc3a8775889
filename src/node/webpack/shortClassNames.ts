import { eachUse } from "./eachUse";

/**
 * Names the classes of CSS modules by their hash alone. The sheet is in every
 * page, and its names are in the scripts once more: names that nobody reads
 * there weigh some kilobytes.
 */
export function shortClassNames(rules: readonly object[]): void {
  eachUse(rules, (_, use) => {
    for (const { options } of use) {
      const modules = options?.modules;
      if (typeof modules === "object" && modules.localIdentName) {
        modules.localIdentName = "[hash:base64:4]";
      }
    }
  });
}
