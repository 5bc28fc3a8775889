declare module "gatsby-plugin-feed/gatsby-node" {
  import type { BuildArgs } from "gatsby";

  /** Writes the RSS feeds that the options describe. */
  export function onPostBuild(args: BuildArgs, options: object): Promise<void>;
}
