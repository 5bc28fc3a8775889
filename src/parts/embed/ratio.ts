import { pattern } from "../propForms";

/** Width by height of what moves. */
export const ratio = pattern(
  /^[1-9]\d{0,4}\/[1-9]\d{0,4}$/,
  "width by height",
  "16/9",
);
