import { createFolder } from "../../tests/createFolder";
import { loadSetup } from "./loadSetup";

const { root, write } = createFolder();

it("ends with an explanation where the config is at fault", () => {
  write(
    "src/site/config/explainConfigError.ts",
    "export const explainConfigError = (error) => error.code;",
  );
  const said = jest.mocked(console.error);
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  write("all.ts", 'throw { code: "Line 3." };');
  expect(() => loadSetup(root, "all.ts")).toThrow("exit");
  expect(said.mock.calls).toEqual([["\nLine 3.\n"]]);
  // What is expected is no noise.
  said.mockClear();
  write("other.ts", 'throw new Error("No memory");');
  expect(() => loadSetup(root, "other.ts")).toThrow("No memory");
  exit.mockRestore();
});
