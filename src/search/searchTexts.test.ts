import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { searchTexts } from "./searchTexts";

it.each(localeCodes)("speaks %s", (locale) => {
  const file = readFileSync(`locales/${locale}/search.json`, "utf8");
  expect(searchTexts(locale)).toEqual(JSON.parse(file));
});
