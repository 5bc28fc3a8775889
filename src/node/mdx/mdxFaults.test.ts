/** @jest-environment node */
import { authorParts } from "../../parts/registry";
import { compileMdx } from "./compileMdx";
import { codeBlock } from "./testing/trees";
import { compileOptions as options } from "./testing/compileOptions";

const everyPart = Object.keys(authorParts)
  .map((name) => `<${name}>`)
  .join(", ");

describe("faults", () => {
  test("every expression that fails is told", async () => {
    const { faults } = await compileMdx(
      "a {frist} {1}\n\n{(() => { throw new Error('boom') })()}\n\n<Figure src={no.such} alt='' />\n\n<b onClick={() => 1}>x</b>",
      options,
    );
    const fix =
      "Mend the JavaScript in the braces; where they are text, write \\{.";
    expect(faults).toEqual(
      [
        {
          line: 1,
          message: "This expression fails: frist is not defined",
          fix,
        },
        { line: 3, message: "This expression fails: boom", fix },
        { line: 5, message: "This expression fails: no is not defined", fix },
        {
          line: 7,
          message:
            "This is a function. What stands in a content file is stored as data: put the component into a file of its own and import it.",
        },
      ].map((fault) => ({ severity: "error", ...fault })),
    );
  });

  test("every unknown component, with the nearest one that exists", async () => {
    const { faults } = await compileMdx(
      "<Figur />\n\n<Carousel />\n\n<CardGrid />",
      options,
    );
    expect(faults).toEqual([
      {
        severity: "error",
        line: 1,
        message: "There is no component <Figur>.",
        allowed: everyPart,
        fix: "Did you mean <Figure>?",
      },
      {
        severity: "error",
        line: 3,
        message: "There is no component <Carousel>.",
        allowed: everyPart,
        fix: "Import it at the top of the file, or use one of these.",
      },
      {
        severity: "error",
        line: 5,
        message: "There is no component <CardGrid>.",
        allowed: everyPart,
        fix: "It is called <Cards> here.",
      },
    ]);
  });

  test("an unknown code language is shown plain, with a warning", async () => {
    const { compiled, faults } = await compileMdx(
      "```pyhton\n<a>\n```",
      options,
    );
    expect(compiled?.body).toEqual([codeBlock({ html: "&lt;a>" })]);
    expect(faults).toEqual([
      {
        severity: "warning",
        line: 1,
        message:
          'There is no highlighting for the language "pyhton"; the code is shown plain.',
        fix: 'Did you mean "python"?',
      },
    ]);
  });
});

it.each([
  ["an unknown component", "[a](/b) ![c](./d.png)\n\n<Nothing />", true],
  ["an expression that fails", "[a](/b) ![c](./d.png)\n\n{no.such}", true],
  ["what can't be parsed", "[a](/b) ![c](./d.png)\n\n{no", false],
])("knows what a text with %s names", async (_, body, isKnown) => {
  const { faults, named } = await compileMdx(body, options);
  expect(faults).not.toEqual([]);
  expect(named.links.map(({ url }) => url)).toEqual(isKnown ? ["/b"] : []);
  expect(named.images.map(({ src }) => src)).toEqual(
    isKnown ? ["./d.png"] : [],
  );
});
