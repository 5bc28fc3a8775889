import { platformIcon } from "./Icon";

it.each([
  ["github", "github"],
  ["GitHub", "github"],
  ["twitter", "x"],
  ["email", "email"],
  ["website", "website"],
  ["myspace", "link"],
  ["toString", "link"],
])("draws %s as %s", (platform, icon) => {
  expect(platformIcon(platform)).toBe(icon);
});
