import { explainRemovedOption } from "./configDiagnostics";

test.each([
  [["security"], "put a security.txt into static/.well-known"],
  [
    ["docs", "api", "versions", "1.0", "badge"],
    "pages show their version if there are several",
  ],
  [
    ["navbar", "items", 0, "dropdownItemsAfter"],
    'other links go into "navbar.items"',
  ],
])("says what the site does instead of %j", (field, instead) => {
  expect(explainRemovedOption(field)).toBe(
    `It was removed: ${instead}. Delete it.`,
  );
});

test.each([[["title"]], [["docs", "api", "versions"]], [[]]])(
  "says nothing of %j",
  (field) => {
    expect(explainRemovedOption(field)).toBeUndefined();
  },
);
