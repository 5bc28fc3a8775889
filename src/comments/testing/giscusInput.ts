import type { CommentsInput } from "../../config/types";

/** The least that the owner must say about giscus, for tests. */
export const giscusInput: CommentsInput = {
  provider: "giscus",
  repo: "example/comments",
  repoId: "R_kgDOABC123",
  category: "Announcements",
  categoryId: "DIC_kwDOABC123",
};
