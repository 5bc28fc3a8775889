import { z } from "zod";

// Fields of nodes. Their descriptions are those in GraphiQL.

export const nodeText = (description: string) =>
  z.string().describe(description);

export const nullableNodeText = (description: string) =>
  nodeText(description).nullable();

export const nodeFlag = (description: string) =>
  z.boolean().describe(description);

/** The locale of an item of a data file. */
export const itemLocale = nodeText("Locale of its texts, such as de.");
