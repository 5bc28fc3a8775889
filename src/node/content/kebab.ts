import { proposeSlug } from "./slug";

/** A name that can stand in an address, and in front matter, as it is. */
export const isKebab = (text: string) => /^[a-z0-9][a-z0-9-]*$/.test(text);

/**
 * What a name becomes in an address, as other generators do it; empty where
 * nothing of it could stand there.
 * @example kebab("Open Source") -> "open-source"; kebab("fooBar") -> "foo-bar"
 */
export const kebab = (text: string) =>
  isKebab(text)
    ? text
    : proposeSlug(
        text
          .replace(/\//g, " ")
          .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1-$2")
          .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2"),
      );
