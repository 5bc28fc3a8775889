/** @jest-environment node */
import type { ParentSpanPluginArgs } from "gatsby";
import { scanAhead } from "./checks/scanAhead";
import { keepDirtyQueries } from "./keepDirtyQueries";
import { onPostBootstrap } from "./onPostBootstrap";

jest.mock("./checks/scanAhead", () => ({ scanAhead: jest.fn() }));
jest.mock("./keepDirtyQueries", () => ({ keepDirtyQueries: jest.fn() }));
jest.mock("./develop/gatsbyDevelop", () => ({ isDevelop: () => false }));

it("keeps what a build has to make anew before the bundles or a page can fail", async () => {
  let isKept = false;
  jest.mocked(keepDirtyQueries).mockImplementation(async () => {
    await Promise.resolve();
    isKept = true;
  });
  const args = {} as ParentSpanPluginArgs;
  await onPostBootstrap?.(args, { plugins: [] }, () => undefined);
  expect(isKept).toBe(true);
  expect(scanAhead).toHaveBeenCalledWith(args);
});
