import type { RegisteredComponent } from "./registry";

/** The fallback for `src/own/components/index.ts`, by the paths in tsconfig.json. */
export const components: Readonly<Record<string, RegisteredComponent>> = {};
