import { interpolate } from "../../lib/interpolate";
import { escapeHtml } from "../../lib/escape";
import { langAttribute, marks, uiLang } from "../../components/ui";

type Page = {
  /** The locale of the page that shows the text. */
  locale: string;
  /** The locale that the text is written in. */
  lang: string;
  /** The language tag of the page, such as de-DE. */
  htmlLang: string;
  /** The direction of the page, if that of the text differs. */
  dir?: string | undefined;
  /** The messages by key, in the page's language. */
  texts: Readonly<Record<string, string>>;
};

const { open, close, slot } = marks;
const placeholder = new RegExp(`${open}([^${close}]*)${close}`, "g");

/** Matches the HTML of another program in JSON. */
const rawHtml = /"__html":"(?:[^"\\]|\\.)*"/g;

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Fills the messages of the interface into a content tree as JSON, in the language of the page. */
export function fillUi(json: string, page: Page): string {
  if (!json.includes(open)) return json;
  const { locale, lang, htmlLang, dir, texts } = page;
  const attributes = `"lang":"${htmlLang}"${dir ? `,"dir":"${dir}"` : ""}`;
  const fill = (text: string, write: (message: string) => string) =>
    text.replace(placeholder, (_, content: string) => {
      const [key = "", ...names] = content.split(slot);
      const slots: Record<string, string> = {};
      // The values are part of the tree and thus already JSON.
      for (let at = 0; at < names.length; at += 2) {
        slots[names[at] ?? ""] = names[at + 1] ?? "";
      }
      return interpolate(write(texts[key] ?? key), slots);
    });
  const inLanguage =
    locale === lang
      ? json.replace(langAttribute, "")
      : json.replaceAll(`"lang":"${uiLang}"`, attributes);
  const html = inLanguage.replace(rawHtml, (text) =>
    fill(text, (message) => inJson(escapeHtml(message))),
  );
  return fill(html, inJson);
}
