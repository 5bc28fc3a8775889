import { createSiteSchema } from "../../config/schema/siteSchema";
import { fullSite } from "../../config/testing/fullSite";
import { formatField } from "../diagnostics/diagnostic";
import { keysAt } from "../diagnostics/schemaAt";
import { diagnoseConfig } from "../testing/checkConfig";
import { listWrongData } from "../testing/listWrongData";

/** Values that are right after all: any attribute, and no path. */
const right = /^(?:head.*defer = "yes"|(?:.*\.path|baseUrl) = "")$/;

/** The keys that are the owner's own to choose. */
const free =
  /^(?:head\[\d\]\.\w+|projects\.services|docs|docs\.default\.versions|i18n\.locales(?:\.de\.paths)?)\.[^.]+(?:\.\d)?$/;

test("the valid config has every option", () => {
  const site = fullSite();
  expect(diagnoseConfig(site)).toEqual([]);
  const schema = createSiteSchema(["en", "de"], "en");
  const missing = ["", "navbar", "footer", "blog", "legal", "contact", "checks"]
    .flatMap((option) =>
      keysAt(schema, site, option ? [option] : []).map((key) =>
        option ? [option, key] : [key],
      ),
    )
    .filter(
      (field) =>
        field.reduce<unknown>(
          (value, key) => (value as Record<string, unknown>)[key],
          site,
        ) === undefined,
    );
  expect(missing).toEqual([]);
});

test("each option with a wrong value or a misspelt name is one error with line, value and what is allowed", () => {
  const wrong = listWrongData(fullSite());
  expect(wrong.length).toBeGreaterThan(400);
  // Every third before a push, all in CI.
  const step = process.env.CI ? 1 : 3;
  const tried = wrong.filter((_, at) => at % step === 0);
  const faults = tried.flatMap(({ field, name, data, isKey }) => {
    if (right.test(name) || (isKey && free.test(formatField(field)))) return [];
    const found = diagnoseConfig(data);
    // Equal errors are printed once, with all their places.
    const printed = new Set(
      found.map(({ reason, actual, expected, note }) =>
        JSON.stringify([reason, actual, expected, note]),
      ),
    );
    const isComplete = found.every(
      ({ line, actual, expected = [], reason }) =>
        line !== undefined &&
        expected.length > 0 &&
        (actual !== undefined || /^Unknown key|is required/.test(reason)) &&
        !/expected \w+/.test(reason),
    );
    return printed.size === 1 && isComplete
      ? []
      : `${name}: ${[...printed].join(" ") || "silent"}`;
  });
  expect(faults).toEqual([]);
});
