import { proseFields } from "../content/fields";
import { blog } from "./blog";
import type { Collection } from "./collection";
import { docs } from "./docs";
import { pages } from "./pages";
import { projects } from "./projects";

/** All collections of the site. A new one is added here, and nowhere else. */
export const collections: readonly Collection[] = [blog, pages, docs, projects];

/** The collection that a folder below content/ belongs to. */
export const findCollection = (area: string): Collection | undefined =>
  collections.find(({ ownsArea }) => ownsArea(area));

/** Front matter fields that hold words, which a translation has its own of. */
export const translatedFields: readonly string[] = [
  ...proseFields,
  ...collections.flatMap((collection) => collection.proseFields),
  "keywords",
];
