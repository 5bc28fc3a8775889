const step = "[a-z0-9]+(?:[-._][a-z0-9]+)*";
const pattern = new RegExp(`^${step}(?:/${step})*$`);

/** A host would take such an address for a file of another kind. */
const fileName = /\.(?:html?|xml|json|js|css|txt|md|mdx)$/;

/** What a slug may be, as messages print it. */
export const slugRule =
  "small letters a to z and digits, with single hyphens, dots or underscores between them; a slash makes a folder";

/** Whether a text can stand in an address as it is. */
export const isSlug = (text: string) =>
  pattern.test(text) && !fileName.test(text);

const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const proposeStep = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * The nearest slug to a text that is none; empty where nothing of it could stay.
 * @example proposeSlug("Über uns!") -> "ueber-uns"
 */
export const proposeSlug = (text: string) =>
  text.split("/").map(proposeStep).filter(Boolean).join("/");
