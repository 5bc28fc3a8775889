import { authorParts } from "../../parts/registry";

/** Whether authors may name it in a text without importing it. */
export const isAuthorPart = (name: string): boolean =>
  Object.hasOwn(authorParts, name);
