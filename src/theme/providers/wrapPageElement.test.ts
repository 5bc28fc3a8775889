/** @jest-environment node */
import { completeContext } from "./wrapPageElement";

const planned = { locale: "en", i18n: {}, alternates: [] };

it("leaves a planned page as it is", () => {
  expect(completeContext(planned, "/de/about")).toEqual(planned);
});

it("gives the not-found page the language of the path", () => {
  const notFound = { ...planned, isNotFound: true as const };
  expect(completeContext(notFound, "/de/nothing").locale).toBe("de");
  expect(completeContext(notFound, "/nothing").locale).toBe("en");
});

it("gives a page that was not planned its language", () => {
  expect(completeContext({}, "/de/by-a-plugin")).toMatchObject({
    locale: "de",
    alternates: [],
  });
});
