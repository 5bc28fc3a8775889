/**
 * Puts words into the slots of a catalogue's text, as i18next does in the
 * browser; a slot without a word becomes empty.
 * @example fillSlots("{{title}}, by {{name}}", { title: "A", name: "Kim" }) -> "A, by Kim"
 */
export const fillSlots = (
  text: string,
  words: Readonly<Record<string, string>>,
): string => text.replace(/{{(\w+)}}/g, (_, name: string) => words[name] ?? "");
