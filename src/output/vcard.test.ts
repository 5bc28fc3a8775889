import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { createVcard } from "./vcard";

const create = (changes: object) =>
  createVcard({ ...resolveSite(minimalSite()), ...changes });

test("is what address books read, with what would end a value marked", () => {
  const card = create({
    title: "Alex B. Example",
    tagline: "Software; websites, too",
    legal: {
      street: "High St. 1, 2nd",
      postcode: "1",
      town: "B",
      country: "DE",
    },
    contact: {
      email: "a@example.com",
      phone: "+49 30 1",
      location: "A\\B\r\rC",
    },
  });
  expect(card).toBe(
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
      "NOTE:A\\\\B\\n\\nC",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test("breaks long lines, and no character in two", () => {
  const location = "Größenänderung ".repeat(12).trim();
  const contact = { email: "a@example.com", location };
  const card = create({ title: "Alex", contact }) ?? "";
  const lines = card.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(card.replaceAll("\r\n ", "")).toContain(`NOTE:${location}`);
  expect(lines).toContain("N:Alex;;;;");
});

test("is not written without contact details", () => {
  expect(create({ contact: undefined })).toBeNull();
});
