import { z } from "zod";
import { field } from "./field";
import { oneOf } from "./fields";
import { options } from "./options";

/** How the build takes what its checks find. */
export function checksSchema() {
  const severity = () => oneOf("ignore", "log", "warn", "throw").optional();
  return options({
    /** Links to pages and files that the site does not have. Default: "throw". */
    brokenLinks: severity(),
    /** Links in texts by the path of another text's file, where there is none. Default: "warn". */
    brokenMarkdownLinks: severity(),
    /** Links to a place that its page does not have. Default: "warn". */
    brokenAnchors: severity(),
    /** Pictures of texts, pages and the site config whose file is missing. Default: "throw". */
    missingImages: severity(),
    /** Pages that claim the same path, of which only one can be shown. Default: "warn". */
    duplicateRoutes: severity(),
    /** Beginnings of addresses that no check asks for: paths that the host answers without the site, or other sites that turn programs away. Default: none. */
    skip: z.array(skipped()).optional(),
  });
}

const skipped = () =>
  field<string>(
    'the beginning of an address: a path from "/", or one with https://',
    '"/shop"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      return /^(?:\/|https?:\/\/)\S+$/i.test(value)
        ? undefined
        : 'begins neither with "/" and a name nor with https://';
    },
  );
