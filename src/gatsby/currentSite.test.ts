import { mkdirSync } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { createFolder } from "../../tests/createFolder";
import { ownerConfig } from "../config/ownerConfig";
import { siteConfig } from "../config/resolved";
import { minimalSite } from "../config/testing/minimalSite";
import { loadConfigFile } from "../site/config/explainConfigError";
import { loadSite, type Site } from "../site/loadSite";
import { currentConfig, isOutdated, updateSite } from "./currentSite";

jest.mock("../site/loadSite", () => ({ loadSite: jest.fn() }));
jest.mock("../site/config/explainConfigError", () => ({
  loadConfigFile: jest.fn(),
}));
jest.mock("../site/entryCache", () => ({ openEntryCache: () => undefined }));
jest.mock("./reportDiagnostics", () => ({
  reportDiagnostics: () => undefined,
}));

const { root, at, write } = createFolder();

const args = {
  store: { getState: () => ({ program: { directory: root } }) },
  reporter: {
    activityTimer: () => ({
      start: () => undefined,
      setStatus: () => undefined,
      end: () => undefined,
    }),
  },
} as unknown as NodePluginArgs;

it("knows of what is saved while the site is loaded", async () => {
  mkdirSync(at("content"));
  jest.mocked(loadSite).mockImplementation(() => {
    write("content/post.mdx", "Text");
    return Promise.resolve({ entries: [], diagnostics: [] } as unknown as Site);
  });
  await updateSite(args);
  expect(isOutdated(root)).toBe(true);
  jest.mocked(loadSite).mockResolvedValue({
    entries: [],
    diagnostics: [],
  } as unknown as Site);
  await updateSite(args);
  expect(isOutdated(root)).toBe(false);
});

it("loads the site with the config as it is saved, while that has no errors", async () => {
  jest.replaceProperty(process, "env", {
    ...process.env,
    NODE_ENV: "development",
  });
  expect(currentConfig()).toBe(siteConfig);
  const contact = { email: "saved@example.com" };
  jest
    .mocked(loadConfigFile)
    .mockReturnValueOnce({ site: minimalSite({ contact }) })
    .mockReturnValueOnce({ site: { title: 1 } });
  for (let saves = 0; saves < 2; saves++) {
    await updateSite(args);
    expect(currentConfig().contact?.email).toBe("saved@example.com");
    const config = currentConfig();
    expect(loadSite).toHaveBeenLastCalledWith(
      root,
      { ...ownerConfig, config },
      { cache: undefined },
    );
  }
});
