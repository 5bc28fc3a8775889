import { featureNames } from "../../config/features";
import { ComponentError, defineProps, oneOf } from "../props";
import type { Given } from "../content";

const readProps = defineProps("When", { uses: oneOf(...featureNames) });

/**
 * A part of a text that is there only if the site uses something. The compiler
 * keeps or removes it before it looks at anything else (remark/when.ts); here
 * are only those that it can't read.
 */
export function When({ children, ...given }: Given): never {
  const { uses } = readProps(given);
  throw new ComponentError("<When> can't be read here.", {
    note: `Write <When uses="${uses}"> outside of braces, with no other attribute.`,
  });
}
