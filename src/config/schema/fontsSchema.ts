import { siteUrl } from "./addresses";
import { listOf, meant } from "./advice";
import { choose } from "./choose";
import { field } from "./field";
import { options } from "./options";
import { isFields } from "./rule";

/** Where the typefaces come from: a provider, the site itself, or the reader's system. */
export function fontsSchema() {
  const provider = options({
    /** The provider's host, which the browser connects to early. */
    preconnect: siteUrl(),
    /** The provider's stylesheet with the `@font-face` rules. */
    stylesheet: stylesheet(),
  });
  return choose((value) => (isFields(value) ? provider : word));
}

const words = ["self-hosted", "system"] as const;

const word = field<(typeof words)[number]>(
  `${listOf(words)}, or the preconnect and stylesheet of a provider`,
  '"self-hosted"',
  (value) =>
    words.some((known) => known === value)
      ? undefined
      : { wrong: "is no source of fonts", fix: meant(value, words) },
);

const stylesheet = () =>
  field<string>(
    "an address with https://",
    '"https://fonts.bunny.net/css?family=source-serif-4:400"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      return /^https:\/\/\S+$/i.test(value) ? undefined : "is no https address";
    },
  );
