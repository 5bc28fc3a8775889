import { z } from "zod";
import { siteUrl } from "./addresses";
import { choose } from "./choose";
import { field } from "./field";
import { oneOf } from "./fields";
import { isFields } from "./rule";

/** Where the typefaces come from: a provider, the site itself, or the reader's system. */
export function fontsSchema() {
  const provider = z.strictObject({
    /** The provider's host, which the browser connects to early. */
    preconnect: siteUrl(),
    /** The provider's stylesheet with the `@font-face` rules. */
    stylesheet: stylesheet(),
  });
  const word = oneOf("self-hosted", "system");
  return choose((value) => (isFields(value) ? provider : word));
}

const stylesheet = () =>
  field<string>(
    "an address with https://",
    '"https://fonts.bunny.net/css?family=source-serif-4:400"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      return /^https:\/\/\S+$/i.test(value) ? undefined : "is no https address";
    },
  );
