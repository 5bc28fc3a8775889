import type { GatsbyNode } from "gatsby";
import { sourceForGatsby } from "../workarounds/compileWithEsbuild";

export const preprocessSource: GatsbyNode["preprocessSource"] = ({
  contents,
}) => sourceForGatsby(contents);
