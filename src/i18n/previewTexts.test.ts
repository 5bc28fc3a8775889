import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { previewTexts } from "./previewTexts";

it.each(localeCodes)("speaks %s", (locale) => {
  const file = readFileSync(`locales/${locale}/preview.json`, "utf8");
  expect(previewTexts(locale)).toEqual(JSON.parse(file));
});
