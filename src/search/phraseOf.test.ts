import { phraseOf } from "./phraseOf";

it.each(["query plan", '"query', 'the "query plan"', '""', '"…"'])(
  "is none in %s",
  (query) => expect(phraseOf(query)).toBeUndefined(),
);

it.each(['"Straße der Verträge"', "„Straße der Verträge“"])(
  "is in texts that have the words of %s in their order",
  (query) => {
    const phrase = phraseOf(query);
    expect(phrase?.words).toBe("Straße der Verträge");
    expect(phrase?.isIn("Die Strasse, der Vertraege folgten")).toBe(true);
    expect(phrase?.isIn("Straße. Der Vertrag")).toBe(false);
    expect(phrase?.isIn("Verträge der Straße")).toBe(false);
    expect(phrase?.isIn("Nebenstraße der Verträge")).toBe(false);
  },
);
