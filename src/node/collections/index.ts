import type { ResolvedFields } from "../content/entry";
import { proseFields } from "../content/fields";
import { blog } from "./posts";
import type { Collection } from "./collection";
import type { DocEntry } from "./docFields";
import { docs } from "./docs";
import type { PageEntry } from "./pageFields";
import { pages } from "./pages";
import type { PostEntry } from "./postFields";
import type { ProjectEntry } from "./projectFields";
import { projects } from "./projects";

/** All collections of the site. */
export const collections: readonly Collection[] = [blog, pages, docs, projects];

/** An entry of any collection; its `nodeType` tells which. */
export type Entry = PostEntry | PageEntry | DocEntry | ProjectEntry;

type Unresolved<T> = T extends unknown ? Omit<T, keyof ResolvedFields> : never;

/** An entry as its file has it. */
export type LoadedEntry = Unresolved<Entry>;

/** The collection that a folder below content/ belongs to. */
export const findCollection = (area: string): Collection | undefined =>
  collections.find(({ ownsArea }) => ownsArea(area));

/** Front matter fields that hold words, which a translation has its own of. */
export const translatedFields: readonly string[] = [
  ...proseFields,
  ...collections.flatMap((collection) => collection.proseFields),
  "keywords",
];

/** Entries by their collections, each newest first. */
export type EntriesByCollection = ReturnType<typeof groupByCollection>;

export const groupByCollection = (entries: readonly Entry[]) => ({
  posts: entries.filter((entry) => entry.nodeType === "BlogPost"),
  pages: entries.filter((entry) => entry.nodeType === "Page"),
  docs: entries.filter((entry) => entry.nodeType === "Doc"),
  // One that lacks a required field, which is reported, has none of its own.
  projects: entries.filter(
    (entry) => entry.nodeType === "Project" && "period" in entry,
  ),
});
