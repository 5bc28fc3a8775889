import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { hintTexts } from "./LanguageHint";

it.each(localeCodes)("speaks %s", async (locale) => {
  const file = readFileSync(`locales/${locale}/hint.json`, "utf8");
  expect(await hintTexts(locale)).toEqual(JSON.parse(file));
});

it("offers nothing in a language that lacks one of them", async () => {
  jest.doMock("../../locales/de/hint.json", () => ({
    __esModule: true,
    default: { label: "Sprache", text: "Auch auf Deutsch.", close: "Zu" },
  }));
  await expect(hintTexts("de")).rejects.toThrow("hint.json has gaps");
});
