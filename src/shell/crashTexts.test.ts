import { readFileSync } from "node:fs";
import { localeCodes } from "../config/locales";
import { crashTexts } from "./crashTexts";

it.each(localeCodes)("speaks %s", (locale) => {
  const file = readFileSync(`locales/${locale}/crash.json`, "utf8");
  expect(crashTexts(locale)).toEqual(JSON.parse(file));
});
