import { defineSidebars } from "../../src/config/define";

/** What folders don't say: the sidebar of the second collection has entries of every kind. */
export const sidebars = defineSidebars({
  "default@1.0": {
    edition: [
      "index",
      {
        type: "category",
        label: { en: "Everything", de: "Alles" },
        items: ["start/first-week", "work/reviews"],
      },
      "phone",
    ],
  },
  api: {
    reference: [
      "index",
      {
        type: "category",
        label: { en: "Calls", de: "Aufrufe" },
        collapsible: false,
        items: ["requests", { type: "doc", id: "errors", label: "HTTP 4xx" }],
      },
      {
        type: "category",
        label: { en: "Elsewhere", de: "Anderswo" },
        items: [
          { type: "link", label: "Status", href: "https://status.example.com" },
          {
            type: "link",
            label: { en: "About", de: "Über mich" },
            to: "/about",
          },
        ],
      },
      {
        type: "html",
        value: {
          en: "<small>One of three services</small>",
          de: "<small>Einer von drei Diensten</small>",
        },
      },
    ],
  },
});
