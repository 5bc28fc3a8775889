import { minimalSite } from "../../config/testing/minimalSite";
import type { Comments } from "../../config/types";
import { withDefaults } from "../../config/withDefaults";

const { comments } = withDefaults(
  minimalSite({
    comments: {
      provider: "giscus",
      repo: "example/comments",
      repoId: "R_kgDOABC123",
      category: "Announcements",
      categoryId: "DIC_kwDOABC123",
    },
  }),
);

/** Comments by giscus as the least config would have them, for tests. */
export const giscusSettings = comments as Comments;
