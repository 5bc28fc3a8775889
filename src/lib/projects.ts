/** What a list of projects knows of itself and the others. */
export type ProjectsContext = {
  /** The list that narrows them down; none for the list of all. */
  key?: string;
  /** Projects in all. */
  count: number;
  /** The other lists: keys are the ends of their paths, for/<service> and with/<technology>. */
  filters: { key: string; label: string; count: number }[];
};
