import { z } from "zod";
import { findRepeats } from "../../lib/groupBy";
import type { Typefaces } from "../typefaces";
import { type colorsSchema, findContrastIssue } from "./colorsSchema";

/** The options that are checked together. */
type Options = {
  announcementBar?: { textColor?: string; backgroundColor?: string };
  colors: z.output<typeof colorsSchema>;
  docs: Readonly<Record<string, { path?: string }>>;
  fonts: unknown;
  typefaces: Typefaces;
};

type Issue = { path: string[]; message: string; params?: object };

/** Creates a check that runs if its options are valid, whatever the others are, so that one run reports everything. */
const createCheck = (
  needs: readonly (keyof Options)[],
  find: (options: Options) => readonly Issue[],
) =>
  z.superRefine(
    (options: Options, context) => {
      for (const issue of find(options))
        context.addIssue({ code: "custom", ...issue });
    },
    {
      when: ({ issues }: z.core.ParsePayload) =>
        issues.every(({ path: [option] = [] }) =>
          // An issue without a path is about all of the config.
          option === undefined ? false : !needs.some((name) => name === option),
        ),
    },
  );

/** The checks of options that depend on each other. */
export const optionChecks = [
  createCheck(["announcementBar", "colors"], ({ announcementBar, colors }) => {
    const issue = announcementBar && findContrastIssue(announcementBar, colors);
    return issue ? [{ path: ["announcementBar", "textColor"], ...issue }] : [];
  }),
  createCheck(["fonts", "typefaces"], ({ fonts, typefaces }) => {
    const { text, labels } = typefaces;
    if (fonts !== "bunny" || !(text.regular ?? labels.regular)) return [];
    const message = "Bunny Fonts does not know typefaces of your own.";
    const note =
      'Write "self-hosted", or preconnect and stylesheet of a provider that has them.';
    return [{ path: ["fonts"], message, params: { note } }];
  }),
  createCheck(["typefaces"], ({ typefaces: { text, labels } }) => {
    const isSame = text.family === labels.family;
    if (!isSame || text.regular === labels.regular) return [];
    const message =
      "It has the name of the typeface of texts, but other files.";
    const note = "Give it a name of its own, or the same files.";
    const path = ["typefaces", "labels", "family"];
    return [{ path, message, params: { note } }];
  }),
  createCheck(["docs"], ({ docs }) => {
    const instances = Object.entries(docs).map(([id, { path }]) => ({
      id,
      path: path ?? (id === "default" ? "/docs" : `/${id}`),
    }));
    return findRepeats(instances, ({ path }) => path).map(({ item }) => ({
      path: ["docs", item.id, "path"],
      message: "Other docs have the same path.",
    }));
  }),
];
