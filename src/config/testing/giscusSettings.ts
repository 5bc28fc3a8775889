import type { GiscusComments } from "../types";

/** Settings of giscus, for tests. */
export const giscusSettings: GiscusComments = {
  provider: "giscus",
  repo: "example/comments",
  repoId: "R_kgDOABC123",
  category: "Announcements",
  categoryId: "DIC_kwDOABC123",
};
