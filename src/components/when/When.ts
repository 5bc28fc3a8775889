import { featureNames, isFeature } from "../../config/features";
import type { Content, Given, TextSite } from "../content";
import { defineProps, oneOf } from "../props";

const readProps = defineProps("When", { uses: oneOf(...featureNames) });

/** True for a part whose feature the site doesn't use. */
export const isHidden = (uses: unknown, { features }: TextSite) =>
  isFeature(uses) && !features.includes(uses);

/** A part of a text that is shown if the site uses a feature. */
export function When({ children, ...given }: Given, site: TextSite): Content {
  const { uses } = readProps(given);
  return isHidden(uses, site) ? [] : children;
}
