import { z } from "zod";
import { origin } from "./fields";

/** The editor at /admin. */
export const editorSchema = z.strictObject({
  /** Where the site's repository is. */
  backend: z.enum(["github", "gitlab", "gitea"]),
  /** Owner and name of the repository, such as "example/site". */
  repo: z
    .string()
    .regex(/^[^\s/]+(?:\/[^\s/]+)+$/, "Not a repository.")
    .describe('owner and name, such as "example/site"'),
  /** The branch that is published. Default: "main". */
  branch: z.string().min(1).default("main"),
  /** Whether each save waits in a pull request until it is published; with "github" and "gitlab". Netlify builds a preview of each. Default: false. */
  review: z.boolean().default(false),
  /** Who signs authors in, such as a worker of your own; with "gitlab" and "gitea" the server itself. Default: the backend's usual one. */
  authUrl: origin.optional(),
  /** The API of a server of your own. Default: the backend's usual one. */
  apiUrl: z.url({ protocol: /^https$/ }).optional(),
});
