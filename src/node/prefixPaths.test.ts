/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { siteConfig } from "../config/resolved";
import { prefixPaths } from "./prefixPaths";

jest.mock("node:child_process", () => ({
  spawnSync: jest.fn(() => ({ status: 3 })),
}));

const spawned = jest.mocked(spawnSync);
const exit = jest.fn();

beforeEach(() => {
  spawned.mockClear();
  exit.mockClear();
  jest.spyOn(process, "exit").mockImplementation(exit as never);
  jest.spyOn(process.stdout, "write");
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });
});

test("a site at its host's root is built at once", () => {
  prefixPaths();
  expect(spawned).not.toHaveBeenCalled();
});

describe("a site with a base path", () => {
  beforeEach(() => {
    jest.replaceProperty(siteConfig, "baseUrl", "/project/");
  });

  test("is built by the same command with Gatsby's flag, and its exit code", () => {
    prefixPaths();
    const [program, args, options] = spawned.mock.calls[0] ?? [];
    expect(program).toBe(process.execPath);
    expect(args).toEqual([...process.execArgv, ...process.argv.slice(1)]);
    expect(options?.env).toMatchObject({ PREFIX_PATHS: "true" });
    expect(exit).toHaveBeenCalledWith(3);
  });

  test("is built at once where the flag is set", () => {
    process.env.PREFIX_PATHS = "true";
    prefixPaths();
    expect(spawned).not.toHaveBeenCalled();
  });
});
