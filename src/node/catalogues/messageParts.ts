/** "archive.count_one" is the form for one of "archive.count". */
const plural = /_(zero|one|two|few|many|other)$/;

/** A key as code asks for it. */
export const baseOf = (key: string): string => key.replace(plural, "");

/** The plural form that a key's end names. */
export const formOf = (key: string): string | undefined =>
  plural.exec(key)?.[1];

const slot = /\{\{(\w+)(?:, (\w+))?\}\}/g;
const tag = /<(\w+)>([^<]*)<\/\1>/g;

/** The formats of slots that the interface knows. */
const formats: readonly string[] = ["number"];

/** What a text leaves open for code to put in. */
export type MessageParts = {
  /** "{{count, number}}" -> count: number; without a format, an empty text. */
  slots: ReadonlyMap<string, string>;
  /** "<link>here</link>" -> link */
  tags: readonly string[];
  /** What looks like a slot or a tag and is none. */
  broken: readonly string[];
  /** The words around them. */
  words: string;
};

/** Takes a text of a catalogue apart. */
export function messageParts(text: string): MessageParts {
  const slots = new Map<string, string>();
  const wrong: string[] = [];
  const withoutSlots = text.replace(
    slot,
    (whole, name: string, format = "") => {
      slots.set(name, format as string);
      if (format !== "" && !formats.includes(format as string))
        wrong.push(whole);
      return "";
    },
  );
  const tags: string[] = [];
  const words = withoutSlots.replace(tag, (_, name: string, inner: string) => {
    tags.push(name);
    return inner;
  });
  const left = /[{}]+[^{}]*[{}]*|<\/?\w*>?/.exec(words)?.[0];
  return {
    slots,
    tags: tags.sort(),
    broken: left === undefined ? wrong : [...wrong, left],
    words,
  };
}
