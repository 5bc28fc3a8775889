/** @jest-environment node */
import { compileMdx } from "../compileMdx";
import { compileOptions } from "../testing/compileOptions";

jest.mock("../../../config/resolved", () => {
  const { siteConfig } = jest.requireActual<object & { siteConfig: object }>(
    "../../../config/resolved",
  );
  return { siteConfig: { ...siteConfig, markdown: { math: false } } };
});

it("leaves dollars alone where the owner wants it, but not blocks that say what they are", async () => {
  const { compiled, faults } = await compileMdx(
    "$x$ and $$y$$\n\n```math\nz\n```",
    compileOptions,
  );
  expect(faults).toEqual([]);
  const [first, block] = compiled?.body as unknown[];
  expect(first).toEqual(["p", 0, "$x$ and $$y$$"]);
  expect(JSON.stringify(block)).toContain("math-block");
});
