import { defineSite } from "../../src/config/define";
import { site as sound } from "./site";

/** A config that names docs which are not there, in every way that there is. */
export const site = defineSite({
  ...sound,
  baseUrl: "/",
  image: undefined,
  announcementBar: undefined,
  docs: {
    default: {
      versions: { "1.1": { label: "One" } },
      lastVersion: "2.0",
    },
    faq: { path: "/api" },
    handbok: { title: "Handbook" },
  },
  navbar: {
    items: [
      { type: "doc", docId: "setpu" },
      { type: "doc", docId: "index", docsPluginId: "manual", label: "Manual" },
      { type: "docSidebar", sidebarId: "guides" },
      { type: "docSidebar", sidebarId: "empty" },
      { type: "docsVersion", docsPluginId: "manual" },
      { type: "docsVersionDropdown", versions: ["1.0", "3.0"] },
      {
        type: "dropdown",
        label: "More",
        items: [{ type: "doc", docId: "four/five" }],
      },
    ],
  },
});
