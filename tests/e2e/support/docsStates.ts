import { openDrawer, type State } from "./pageStates";

/** One page of each kind of documentation, and what opens on them. */
export const docsStates: Record<string, State> = {
  docs: { path: "/handbook/work/faults" },
  "docs of an old version": { path: "/handbook/2026/before/call-and-offer" },
  "docs only in English": { path: "/handbook/invoices/abroad" },
  "index of docs": { path: "/handbook/work" },
  "tags of docs": { path: "/handbook/tags" },
  "tag of docs": { path: "/handbook/tags/money" },
  "open versions": {
    path: "/handbook",
    widths: [1280],
    inside: "header",
    enter: (page) =>
      page
        .locator("header nav button[aria-expanded]", { hasText: "2027" })
        .click(),
  },
  "sidebar of docs in the drawer": {
    path: "/handbook/before/access",
    widths: [390],
    enter: openDrawer,
  },
};
