type Rule = {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string } } }[];
};

/**
 * Shortens the classes of CSS modules to their hash. Saves 1.3 kB of scripts and
 * 3 kB of a first visit.
 */
export function shortenClassNames(rules: readonly object[]): void {
  for (const { oneOf = [], use } of rules as readonly Rule[]) {
    shortenClassNames(oneOf);
    if (!Array.isArray(use)) continue;
    for (const { options } of use) {
      if (options?.modules?.localIdentName) {
        options.modules.localIdentName = "[hash:base64:4]";
      }
    }
  }
}
