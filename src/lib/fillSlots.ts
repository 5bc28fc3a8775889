/**
 * Puts words into the slots of a catalogue's text, as i18next does in the
 * browser; a slot without a word becomes empty. Numbers come as words, so
 * formats say nothing here.
 * @example fillSlots("{{title}}, by {{name}}", { title: "A", name: "Kim" }) -> "A, by Kim"
 */
export const fillSlots = (
  text: string,
  words: Readonly<Record<string, string>>,
): string =>
  text.replace(/{{(\w+)(?:, \w+)?}}/g, (_, name: string) => words[name] ?? "");
