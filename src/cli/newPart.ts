import { ownFolder, parts, type Part } from "../config/parts";
import { suggest } from "../lib/nearest";
import { UsageError } from "./command";

const names = Object.keys(parts) as Part[];

/** Composes a part of the owner's, which shows the original until it is changed. */
export function composePart(name: string): Record<string, string> {
  const part = names.find((each) => each === name);
  if (!part) {
    const hint = suggest(name, names) ?? `Allowed: ${names.join(", ")}`;
    throw new UsageError(`There is no part "${name}". ${hint} (see --help).`);
  }
  return {
    [`${ownFolder}/${part}.tsx`]: `import { ${part} as Original } from "theme/${part}";
import type { PropsOf } from "theme/PropsOf";

/** It has to keep: ${parts[part]}. */
export function ${part}(props: PropsOf<typeof Original>) {
  return <Original {...props} />;
}
`,
  };
}
