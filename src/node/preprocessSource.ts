import type { GatsbyNode } from "gatsby";
import { gatsbyReads } from "./gatsbyReads";

/** Code in which there is nothing to be found. */
const nothing = ";";

/**
 * Spares Gatsby from looking for queries where there are none: it parses each
 * module in which a word such as "config" stands, which takes seconds.
 */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({
  contents,
}) => (gatsbyReads(contents) ? undefined : nothing);
