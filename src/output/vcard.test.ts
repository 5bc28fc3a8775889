/** @jest-environment node */
import { siteConfig } from "../config/resolved";
import { createVcard } from "./vcard";

const set = (changes: object) => {
  for (const [key, value] of Object.entries(changes)) {
    jest.replaceProperty(siteConfig, key as "title", value as string);
  }
};

test("is what address books read, with what would end a value marked", () => {
  set({
    title: "Alex B. Example",
    tagline: "Software; websites, too",
    legal: {
      street: "High St. 1, 2nd",
      postcode: "1",
      town: "B",
      country: "DE",
    },
    contact: { email: "a@example.com", phone: "+49 30 1", location: "A\\B" },
  });
  expect(createVcard()).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Alex B. Example",
      "N:Example;Alex B.;;;",
      "TITLE:Software\\; websites\\, too",
      "EMAIL;TYPE=INTERNET,PREF:a@example.com",
      "TEL;TYPE=WORK,VOICE:+49 30 1",
      "ADR;TYPE=WORK:;;High St. 1\\, 2nd;B;;1;DE",
      "URL:https://www.example.com/",
      "NOTE:A\\\\B",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test("breaks long lines, and no character in two", () => {
  const location = "Größenänderung ".repeat(12).trim();
  set({ title: "Alex", contact: { email: "a@example.com", location } });
  const card = createVcard() ?? "";
  const lines = card.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(card.replaceAll("\r\n ", "")).toContain(`NOTE:${location}`);
  expect(lines).toContain("N:Alex;;;;");
});

test("is not written without contact details", () => {
  set({ contact: undefined });
  expect(createVcard()).toBeNull();
});
