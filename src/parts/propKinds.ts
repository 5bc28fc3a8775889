/** What an attribute may be. */
export type Kind<T> = {
  /** As a fault names it. */
  allowed: string;
  /** What to do, where what is allowed does not say it. */
  fix?: string;
  /** The value as parts use it, or nothing where it is another kind. */
  read: (value: unknown) => T | undefined;
};

/** Words. */
export const words: Kind<string> = {
  allowed: "text",
  fix: "Write some words between quotation marks.",
  read: (value) => {
    const text = typeof value === "number" ? String(value) : value;
    return typeof text === "string" && text.trim() ? text.trim() : undefined;
  },
};

/** True by its mere presence, as in HTML. */
export const flag: Kind<boolean> = {
  allowed: "nothing, true or false",
  fix: "Write the name alone for yes, and leave it out for no.",
  read: (value) => {
    if (value === true || value === "" || value === "true") return true;
    return value === false || value === "false" ? false : undefined;
  },
};

/** Where a link leads. */
export const address: Kind<string> = {
  allowed:
    'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")',
  read: (value) => {
    const text = words.read(value);
    return text && !/\s|^(?!mailto:|tel:|https?:)[a-z][a-z\d+.-]*:/i.test(text)
      ? text
      : undefined;
  },
};

/** One of a few words. */
export const oneOf = <T extends string>(...values: readonly T[]): Kind<T> => ({
  allowed: values.map((value) => `"${value}"`).join(", "),
  read: (value) => values.find((one) => one === value),
});

/** Either of two kinds. */
export const either = <A, B>(a: Kind<A>, b: Kind<B>): Kind<A | B> => ({
  allowed: `${a.allowed}, or ${b.allowed}`,
  read: (value) => a.read(value) ?? b.read(value),
});

/** Several words: a list in braces, or text with commas. */
export const list: Kind<readonly string[]> = {
  allowed: "text with commas, or a list of texts",
  read: (value) => {
    const given = typeof value === "string" ? value.split(",") : value;
    if (!Array.isArray(given)) return undefined;
    const texts = given.map(words.read).filter((text) => text !== undefined);
    return texts.length > 0 && texts.length === given.length
      ? texts
      : undefined;
  },
};
