/** A list of some of the projects, and how many it has. */
export type ProjectFilter = { label: string; path: string; count: number };

/** What pages of projects know of the others. */
export type ProjectsContext = {
  /** The service or technology that a list is narrowed down to. */
  filter?: { by: "service" | "technology"; label: string };
  /** Projects of all kinds. */
  count: number;
  services: ProjectFilter[];
  /** The most used first. */
  technologies: ProjectFilter[];
};
