import path from "node:path";
import { localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import type { PostRef } from "../nodes/contentNodes";
import type { ContentProblem } from "./problem";

type Post = Pick<PostRef, "folder" | "lang" | "sourcePath" | "isStandIn">;

/** Posts in the folder of another post: mostly translations whose file has no locale's name. */
export function postsInside(posts: readonly Post[]): ContentProblem[] {
  const written = posts.filter(({ isStandIn }) => !isStandIn);
  const owners = new Map(groupBy(written, ({ folder }) => folder));
  return written.flatMap(({ folder, sourcePath: file }) => {
    const own = owners.get(path.posix.dirname(folder)) ?? [];
    const [owner] = own;
    if (!owner) return [];
    const missing = localeCodes.filter((code) =>
      own.every(({ lang }) => lang !== code),
    );
    const names = missing.map((code) => `"${code}${path.extname(file)}"`);
    return {
      severity: "warning" as const,
      file,
      message: `This is a post of its own, though it stands in the folder of the post ${owner.sourcePath}.`,
      allowed: names.length > 0 ? names.join(", ") : undefined,
      fix: `${names.length > 0 ? "If it is a translation, name it after its locale. " : ""}If it is another post, move it out of the folder; if it is none, put an underscore before its name.`,
    };
  });
}
