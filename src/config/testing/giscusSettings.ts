import type { Comments } from "../types";

/** Settings of giscus, for tests. */
export const giscusSettings: Comments = {
  provider: "giscus",
  repo: "example/comments",
  repoId: "R_kgDOABC123",
  category: "Announcements",
  categoryId: "DIC_kwDOABC123",
  threads: "shared",
  strict: true,
  reactions: true,
  inputPosition: "top",
  themes: { light: "light", dark: "transparent_dark" },
  privacyPage: "/privacy",
};
