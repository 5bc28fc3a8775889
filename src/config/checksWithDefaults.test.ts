/** @jest-environment node */
import { checksWithDefaults } from "./checksWithDefaults";

test("what would be lost on readers stops the build, what only annoys them warns", () => {
  expect(checksWithDefaults(undefined)).toEqual({
    brokenLinks: "throw",
    brokenMarkdownLinks: "warn",
    brokenAnchors: "warn",
    missingImages: "throw",
    duplicateRoutes: "warn",
    skip: [],
  });
});

test("the owner's word goes before", () => {
  const own = checksWithDefaults({ brokenLinks: "log", skip: ["/shop"] });
  expect(own).toMatchObject({
    brokenLinks: "log",
    brokenAnchors: "warn",
    skip: ["/shop"],
  });
});
