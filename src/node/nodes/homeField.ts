import type { CreateResolversArgs } from "gatsby";
import { fillHome } from "../links/homeLinks";
import { targetsOf } from "../links/targetsOf";
import type { LinksModel } from "../links/targetsOf";
import type { PageNode } from "./contentNodes";

type Source = Pick<PageNode, "folder" | "home" | "locale">;

/** Makes the field of the start page's sections, with links as they lead in the page's language. */
export const homeField = (
  createNodeId: CreateResolversArgs["createNodeId"],
) => ({
  resolve: (page: Source, _: unknown, { nodeModel }: LinksModel) =>
    page.home && fillHome(page.home, targetsOf(page, createNodeId, nodeModel)),
});
