import type { RegisteredComponent } from "./registry";

/** Stands for `src/own/components/index.ts`, by the paths in tsconfig.json, where the owner has none. */
export const components: Readonly<Record<string, RegisteredComponent>> = {};
