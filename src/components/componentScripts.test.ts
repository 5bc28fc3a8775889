import { componentScripts } from "./componentScripts";

jest.mock("own/scripts", () => ({ scripts: { signature: jest.fn() } }));

test("pages load the scripts of the owner's components, too", () => {
  expect(Object.keys(componentScripts)).toEqual(
    expect.arrayContaining(["figure", "signature"]),
  );
});
