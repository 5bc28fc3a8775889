import type { ResolvedFields } from "../content/entry";
import { proseFields } from "../content/fields";
import { blog } from "./posts";
import type { Collection } from "./collection";
import type { DocEntry } from "./docs";
import { docs } from "./docs";
import type { PageEntry } from "./pages";
import { pages } from "./pages";
import type { PostEntry } from "./posts";
import type { ProjectEntry } from "./projectFields";
import { projects } from "./projects";

/** All collections of the site. */
export const collections: readonly Collection[] = [blog, pages, docs, projects];

/** An entry of any collection; its `nodeType` tells which. */
export type Entry = PostEntry | PageEntry | DocEntry | ProjectEntry;

type Unresolved<T> = T extends unknown ? Omit<T, keyof ResolvedFields> : never;

/** An entry without the fields that depend on other entries. */
export type LoadedEntry = Unresolved<Entry>;

/** Finds the collection of a folder below content/. */
export const findCollection = (area: string): Collection | undefined =>
  collections.find(({ ownsArea }) => ownsArea(area));

/** The front matter fields with prose, which differs in translations. */
export const translatedFields: readonly string[] = [
  ...proseFields,
  ...collections.flatMap((collection) => collection.proseFields),
  "keywords",
];

/** Entries by collection, newest first. */
export type EntriesByCollection = ReturnType<typeof groupByCollection>;

export const groupByCollection = (entries: readonly Entry[]) => ({
  posts: entries.filter((entry) => entry.nodeType === "BlogPost"),
  pages: entries.filter((entry) => entry.nodeType === "Page"),
  docs: entries.filter((entry) => entry.nodeType === "Doc"),
  projects: entries.filter((entry) => entry.nodeType === "Project"),
});
