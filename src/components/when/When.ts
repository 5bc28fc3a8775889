import { featureNames } from "../../config/features";
import type { Content, Given, TextSite } from "../content";
import { defineProps, oneOf } from "../props";

const readProps = defineProps("When", { uses: oneOf(...featureNames) });

/** A part of a text that is shown if the site uses a feature. */
export function When(
  { children, ...given }: Given,
  { features }: TextSite,
): Content {
  const { uses } = readProps(given);
  return features.includes(uses) ? children : [];
}
