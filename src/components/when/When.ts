import { featureNames, isFeature } from "../../config/features";
import type { Content, Given, TextContext } from "../content";
import { defineProps, oneOf } from "../props";

const readProps = defineProps("When", { uses: oneOf(...featureNames) });

/** True for a part whose feature the site doesn't use. */
export const isHidden = (uses: unknown, { features }: TextContext) =>
  isFeature(uses) && !features.includes(uses);

/** A part of a text that is shown if the site uses a feature. */
export function When(
  { children, ...given }: Given,
  context: TextContext,
): Content {
  const { uses } = readProps(given);
  return isHidden(uses, context) ? [] : children;
}
