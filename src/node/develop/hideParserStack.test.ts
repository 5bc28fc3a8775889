/** @jest-environment node */
import { parseSync } from "@babel/core";
import hideParserStack from "./hideParserStack";

const parse = (code: string) =>
  parseSync(code, {
    configFile: false,
    babelrc: false,
    plugins: [hideParserStack],
  });

test("a syntax error is marked, and good code is parsed", () => {
  expect(parse("a")?.type).toBe("File");
  let thrown: unknown;
  try {
    parse("a = {,,}");
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    hideStack: true,
    message: expect.stringContaining("Unexpected token") as string,
  });
});
