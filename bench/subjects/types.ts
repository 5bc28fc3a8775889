import type { Target } from "../posts/layouts";

export const rebuilds = ["unchanged", "edit", "newPost"] as const;

/** What changes between a build and the next one. */
export type Rebuild = (typeof rebuilds)[number];

/** A site under measurement, laid out in a folder that may be thrown away. */
export interface Subject {
  target: Target;
  title: string;
  folder: string;
  command: string;
  /** Where its build ends up. */
  output: string;
  /** What must be gone for a build to be a cold one; relative to the folder. */
  caches: readonly string[];
  author?: string;
  tags?: readonly string[];
  rebuilds: readonly Rebuild[];
}
