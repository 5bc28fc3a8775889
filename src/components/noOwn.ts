import type { ComponentScripts } from "../theme/mdx/componentScripts";
import type { RegisteredComponent } from "./registry";

// The fallbacks for `index.ts` and `scripts.ts` of `src/own/components`, by the
// paths in tsconfig.json.

export const components: Readonly<Record<string, RegisteredComponent>> = {};
export const scripts: ComponentScripts = {};
