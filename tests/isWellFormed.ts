import { XMLValidator } from "fast-xml-parser";

/** Whether a text is XML: everything closed, quoted and escaped. */
export const isWellFormed = (xml: string): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Its successor is another package that does the same.
  XMLValidator.validate(xml) === true;
