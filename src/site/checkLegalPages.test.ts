import { siteConfig } from "../config/resolved";
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

const imprint = { "content/pages/imprint.mdx": entry() };
const privacy = { "content/pages/privacy/de.mdx": entry() };

async function findReasons(files: TestFiles): Promise<string[]> {
  const { diagnostics } = await loadTestSite(files);
  return diagnostics
    .filter(({ field, fatal }) => field?.[0] === "legal" && fatal)
    .map(({ reason }) => reason);
}

test("legal details without their pages end a build", async () => {
  expect(await findReasons(privacy)).toEqual([
    "The site has legal details, but no content/pages/imprint.",
  ]);
  expect(await findReasons(imprint)).toEqual([
    "The site has legal details, but no content/pages/privacy.",
  ]);
  expect(await findReasons({ ...imprint, ...privacy })).toEqual([]);
});

test("without legal details, nothing is missing", async () => {
  jest.replaceProperty(siteConfig, "legal", undefined);
  expect(await findReasons({})).toEqual([]);
});
