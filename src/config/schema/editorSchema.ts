import { z } from "zod";
import { httpsAddress, origin, text } from "./fields";

/** The editor at /admin. */
export const editorSchema = z
  .strictObject({
    /** The service that hosts the site's repository. */
    backend: z.enum(["github", "gitlab", "gitea"]),
    /** Owner and name of the repository, such as "example/site". */
    repo: z
      .string()
      .regex(/^[^\s/]+(?:\/[^\s/]+)+$/, "Not a repository.")
      .describe('owner and name, such as "example/site"'),
    /** The published branch. Default: "main". */
    branch: text.default("main"),
    /** True has each save wait in a pull request until it is published; with "github" and "gitlab". Netlify builds a preview of each. Default: false. */
    review: z.boolean().default(false),
    /** The origin that signs authors in, such as your own worker; for "gitlab" and "gitea" the server itself. Default: that of the service. */
    authUrl: origin.optional(),
    /** The API of your own server. Default: that of the service. */
    apiUrl: httpsAddress.optional(),
  })
  .refine(({ backend, review }) => backend !== "gitea" || !review, {
    path: ["review"],
    message: 'The editor can make no pull requests with "gitea".',
  })
  .refine(
    ({ backend, repo }) => backend === "gitlab" || repo.split("/").length === 2,
    { path: ["repo"], message: "Only GitLab has groups inside groups." },
  );
