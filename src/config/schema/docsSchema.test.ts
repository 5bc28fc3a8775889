/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const faults = (settings: unknown) =>
  problemsOf({ docs: { default: settings } });
const stepRule =
  'letters, digits, dots, hyphens and underscores, between single slashes, or "" for no step';

test.each<[object, string, string, string]>([
  [
    { pth: "/handbook" },
    '"docs.default.pth" is not an option.',
    "path, title, versions, order, lastVersion, includeCurrent, breadcrumbs, hideableSidebar, rememberVersion, showLastUpdate, editUrl",
    'Did you mean "path"?',
  ],
  [
    { path: "handbook" },
    '"docs.default.path" does not begin with "/".',
    'a path inside the site that begins with "/"',
    'Write "/handbook".',
  ],
  [
    { versions: { "1.0": { path: "/one/" } } },
    '"docs.default.versions.1.0.path" begins or ends with a slash.',
    stepRule,
    'Write "one".',
  ],
  [
    { versions: { "1.0": { path: "version 1" } } },
    `"docs.default.versions.1.0.path" can't stand in an address.`,
    stepRule,
    'Write for example path: "stable".',
  ],
  [
    { versions: { "1.0": { banner: "old" } } },
    '"docs.default.versions.1.0.banner" is not one of the allowed values.',
    '"none", "unreleased", "unmaintained"',
    "Choose one of the allowed values.",
  ],
  [
    { order: "1.0" },
    '"docs.default.order" is not a list.',
    "a list: [ … ]",
    "Write order: [ … ].",
  ],
])("docs: %j", (settings, ...problem) => {
  expect(faults(settings)).toEqual([problem]);
});

test.each([
  [{}],
  [{ path: "/handbook", title: { en: "Handbook", de: "Handbuch" } }],
  [{ versions: { current: { path: "" }, "1.0": { path: "old/1.0" } } }],
  [{ order: ["2.0", "1.0"], lastVersion: "1.0", includeCurrent: false }],
])("docs: %j is fine", (settings) => {
  expect(faults(settings)).toEqual([]);
});
