import type { Node } from "gatsby";

type Resolve = (source: object, args: object, ...rest: unknown[]) => string;

/** What Gatsby gives every resolver. */
export type ResolverContext = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    findOne: (query: object) => Promise<Node | null>;
  };
};
export type ResolverInfo = {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<string, { resolve: Resolve }>;
    };
  };
};

/** Copies a file into the site as the field `publicURL` does it, and gives its address; undefined where there is no such file. */
export async function publicUrl(
  filePath: string,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<string | undefined> {
  const filter = { absolutePath: { eq: filePath } };
  const query = { type: "File", query: { filter } };
  const file = await context.nodeModel.findOne(query);
  const { publicURL } = info.schema.getType("File").getFields();
  return file ? publicURL?.resolve(file, {}, context, info) : undefined;
}
