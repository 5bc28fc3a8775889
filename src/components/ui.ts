import type en from "../../locales/en/content.json";

/** Keys of `components` in locales/<locale>/content.json. */
export type ComponentMessage = keyof (typeof en)["components"];

/** Texts of the site config, which pages show in their own language. */
type ConfigText =
  | "availability"
  | "contactHours"
  | "contactLocation"
  | "legalAuthority"
  | "legalCountry"
  | "legalHostCountry"
  | "legalInsuranceScope"
  | "rates";

/** Private characters that stand around a placeholder, and between its slots. */
export const marks = { open: "\uE000", close: "\uE001", slot: "\uE002" };

/** What stands for the language of interface texts. */
const language = ":lang";

/**
 * A text of the interface inside a component. A component is rendered once, but shown on
 * pages of every language: so this is a placeholder, which `fillUi` replaces
 * when a page's data is made.
 * @example ui("codeCopy"), ui("embedLoad", { name: "Vimeo" })
 */
export const ui = (
  key: ComponentMessage | ConfigText,
  slots: Record<string, string> = {},
): string => mark([key, ...Object.entries(slots).flat()].join(marks.slot));

const mark = (content: string) => marks.open + content + marks.close;

/**
 * The language of what `ui` gives, for the `lang` attribute of the element
 * around it: the text may be in another one.
 */
export const uiLang = mark(language);

/** The attribute as JSON has it, with the comma that goes when it goes. */
export const langAttribute = new RegExp(
  `,"lang":"${uiLang}"|"lang":"${uiLang}",?`,
  "g",
);
