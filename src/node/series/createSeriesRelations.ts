import type { CreateResolversArgs } from "gatsby";
import { nodeSeed } from "../nodes/contentNodes";
import type { PostNode } from "../nodes/contentNodes";
import { orderSeries } from "./orderSeries";
import type { SeriesFields } from "./readSeries";

type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findAll: <T>(query: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<T> }>;
  };
};

/** Relations between posts and series, both ways. */
export const createSeriesRelations = ({
  createNodeId,
}: Pick<CreateResolversArgs, "createNodeId">) => ({
  BlogPost: {
    series: {
      type: "Series",
      description: "The series it belongs to, in its locale.",
      resolve: (
        { seriesKey, locale }: PostNode,
        _args: unknown,
        { nodeModel }: Model,
      ) =>
        seriesKey &&
        nodeModel.getNodeById({
          id: createNodeId(nodeSeed("Series", seriesKey, locale)),
          type: "Series",
        }),
    },
  },
  Series: {
    posts: {
      type: "[BlogPost!]!",
      description:
        "Its listed posts as they are to be read: by series_order, then oldest first; stand-ins included.",
      resolve: async (
        { key, locale }: SeriesFields,
        _args: unknown,
        { nodeModel }: Model,
      ) => {
        const filter = {
          locale: { eq: locale },
          isListed: { eq: true },
          seriesKey: { eq: key },
        };
        const found = await nodeModel.findAll<PostNode>({
          type: "BlogPost",
          query: { filter },
        });
        return orderSeries([...found.entries]);
      },
    },
  },
});
