import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { hintTexts } from "./hintTexts";

it.each(localeCodes)("speaks %s", async (locale) => {
  const file = readFileSync(`locales/${locale}/hint.json`, "utf8");
  expect(await hintTexts(locale)).toEqual(JSON.parse(file));
});
