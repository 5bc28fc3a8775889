import { execFileSync } from "node:child_process";
import path from "node:path";

it("has webpack bundle what Rspack can't, and names the cause in one line", () => {
  const script = path.join(__dirname, "testing/bundleBanner.ts");
  const args = ["--import", "tsx", script];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual({
    warnings: [
      "webpack bundles, not Rspack: it lacks the plugin BannerPlugin.",
    ],
    first: "/*! A banner. */",
  });
});
