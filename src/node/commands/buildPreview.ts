import { spawnSync } from "node:child_process";

/** Builds the site with drafts and scheduled posts; on every system, where a shell's `NAME=value` is not. */
const { status } = spawnSync("gatsby", ["build"], {
  stdio: "inherit",
  shell: true,
  env: { ...process.env, GATSBY_SITE_PREVIEW: "true" },
});
process.exit(status ?? 1);
