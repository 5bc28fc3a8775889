import type { GatsbyNode } from "gatsby";
import { typeDefs } from "../model/typeDefs";

/** Declares the content model, so that no query depends on what content there happens to be. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }) => {
    actions.createTypes(typeDefs);
  };
