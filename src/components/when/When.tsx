import { featureNames } from "../../config/features";
import { ComponentError, defineProps, oneOf } from "../props";
import type { Given } from "../content";

const readProps = defineProps("When", { uses: oneOf(...featureNames) });

/**
 * A part of a text that depends on a feature of the site. The compiler resolves
 * it first (remark/when.ts), so this is only called for those it can't read.
 */
export function When({ children, ...given }: Given): never {
  const { uses } = readProps(given);
  throw new ComponentError("<When> can't be read here.", {
    note: `Write <When uses="${uses}"> outside of braces, with no other attribute.`,
  });
}
