import type { FilterCounts } from "../lib/searchIndex";
import type { Answer, Question } from "./findPages";

/** What a page asks the search's worker. */
export type Asked = {
  /** Grows with each letter. */
  id: number;
  /** Where the index is. */
  folder: string;
  /** Left out where only the numbers are wanted. */
  question?: Question | undefined;
};

export type Found = {
  /** Pages of the index, by filter. */
  counts: FilterCounts;
  answer?: Answer;
};

/** What the worker says to it; nothing is found where it failed. */
export type Said = { id: number; found?: Found };
