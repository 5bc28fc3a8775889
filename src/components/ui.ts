import type en from "../../locales/en/content.json";

type ComponentMessage = keyof (typeof en)["components"];

/** Texts of the site config, shown in the page's language. */
type ConfigText =
  | "availability"
  | "contactHours"
  | "contactLocation"
  | "legalAuthority"
  | "legalCountry"
  | "legalHostCountry"
  | "legalInsuranceScope"
  | "rates";

/** Private characters around a placeholder and between its values. */
export const marks = { open: "\uE000", close: "\uE001", slot: "\uE002" };

const language = ":lang";

/**
 * Creates a placeholder for a text of the interface, because a component is
 * rendered once for pages of all languages; `fillUi` replaces it.
 * @example ui("codeCopy"), ui("embedOpen", { name: "Vimeo" })
 */
export const ui = (
  key: ComponentMessage | ConfigText,
  slots: Record<string, string> = {},
): string => mark([key, ...Object.entries(slots).flat()].join(marks.slot));

const mark = (content: string) => marks.open + content + marks.close;

/** The language of these texts, for the `lang` attribute of the element around one. */
export const uiLang = mark(language);

/** Matches the attribute in JSON, with its comma. */
export const langAttribute = new RegExp(
  `,"lang":"${uiLang}"|"lang":"${uiLang}",?`,
  "g",
);
