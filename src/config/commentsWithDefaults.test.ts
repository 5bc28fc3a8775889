import { commentsWithDefaults } from "./commentsWithDefaults";

const least = {
  provider: "giscus" as const,
  repo: "example/comments",
  repoId: "R_kgDOABC123",
  category: "Announcements",
  categoryId: "DIC_kwDOABC123",
};

test("the least that comments need gets every default", () => {
  expect(commentsWithDefaults(least)).toEqual({
    ...least,
    threads: "shared",
    strict: true,
    reactions: true,
    inputPosition: "top",
    themes: { light: "light", dark: "transparent_dark" },
    privacyPage: "/privacy",
  });
});

test("what the owner says stays", () => {
  const changes = { strict: false, privacyPage: "/legal" };
  expect(commentsWithDefaults({ ...least, ...changes })).toMatchObject(changes);
});
