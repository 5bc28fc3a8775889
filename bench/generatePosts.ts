/**
 * Writes generated posts into a folder:
 * tsx bench/generatePosts.ts --target site --posts 100 --into /tmp/site
 */
import { parseArgs } from "node:util";
import { targets, type Target } from "./posts/layouts";
import { writePosts } from "./posts/writePosts";

const { values } = parseArgs({
  options: {
    target: { type: "string", default: "site" },
    posts: { type: "string", default: "100" },
    into: { type: "string" },
    tags: { type: "string", default: "" },
  },
});

const target = targets.find(
  (known): known is Target => known === values.target,
);
const count = Number(values.posts);

if (!target || !values.into || !Number.isInteger(count) || count < 1) {
  console.error(
    `Usage: tsx bench/generatePosts.ts --target ${targets.join("|")} --posts <number> --into <folder> [--tags a,b]`,
  );
  process.exit(1);
}

writePosts({
  target,
  folder: values.into,
  from: 1,
  count,
  tags: values.tags.split(",").filter(Boolean),
});
console.log(`${count} posts in two locales written to ${values.into}`);
