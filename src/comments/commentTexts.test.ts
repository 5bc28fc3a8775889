import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { commentTexts } from "./commentTexts";

it.each(localeCodes)("speaks %s", (locale) => {
  const file = readFileSync(`locales/${locale}/comments.json`, "utf8");
  expect(commentTexts(locale)).toEqual(JSON.parse(file));
});
