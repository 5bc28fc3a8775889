import { splitNumber } from "./numberPrefix";

test.each([
  ["02-setup", 2, "setup"],
  ["2. Setup", 2, "Setup"],
  ["010_setup", 10, "setup"],
  ["1 - a thing", 1, "a thing"],
  ["3---x", 3, "x"],
  ["0-first", 0, "first"],
])("%s has a number", (written, position, name) => {
  expect(splitNumber(written)).toEqual({ position, name });
});

test.each([
  // Days, months, versions, and names that only begin with a digit.
  "2026-03-14-notes",
  "2026-03",
  "7.0-migration",
  "1.2",
  "3d-printing",
  "404",
  "12-",
  "-1-x",
  "setup",
  "",
])('"%s" is a name as it stands', (name) => {
  expect(splitNumber(name)).toEqual({ position: null, name });
});
