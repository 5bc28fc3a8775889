/** @jest-environment node */
import { compileDiagram, svgOf } from "./testing/compileDiagram";

describe("what could do harm", () => {
  test.each([
    ["a script", "A[<script>alert(1)</script>]"],
    ["a handler", 'A["<img src=x onerror=alert(1)>"]'],
    ["broken markup", "A[</text></svg><script>alert(1)</script>]"],
    ["an entity", "A[&lt;script&gt;alert(1)&lt;/script&gt;]"],
    ["a link", "A[<a href='javascript:alert(1)'>x</a>]"],
  ])("%s stays text", async (_, line) => {
    const { tree } = await compileDiagram(`flowchart LR\n${line} --> B`);
    const { html } = svgOf(tree);
    const tags = [...html.matchAll(/<\/?(\w+)/g)];
    const names = new Set(tags.map(([, name]) => name));
    expect(names).toContain("text");
    for (const name of ["script", "img", "a", "svg", "style"]) {
      expect(names).not.toContain(name);
    }
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|href)=/);
  });

  const ofColours =
    "is left out: diagrams have the site's colours, in both modes.";
  const ofLinks = "is left out: diagrams have no links.";
  test.each([
    ['click A "javascript:alert(1)"', `"click" ${ofLinks}`],
    ['click A href "https://x.example"', `"click" ${ofLinks}`],
    ["style A fill:#f00,stroke:url(x)", `"style" ${ofColours}`],
    ['classDef big fill:"><script>', `"classDef" ${ofColours}`],
    ["linkStyle 0 stroke:red", `"linkStyle" ${ofColours}`],
  ])("%s is left out, with a warning", async (line, message) => {
    const { tree, faults } = await compileDiagram(
      `flowchart LR\nA --> B\n${line}`,
    );
    const fix = expect.any(String) as string;
    expect(faults).toEqual([{ severity: "warning", line: 6, message, fix }]);
    expect(svgOf(tree).html).not.toMatch(/script|url\((?!#)|red|click/);
  });
});

/** Lines that the library would pass over in silence. */
const unread = (all: [kind: string, line: string][]) =>
  all.map(([kind, line]): [string, string, object] => [
    `the line ${line}`,
    `${kind}\n${line}`,
    {
      line: 5,
      message: `This line of the diagram can't be read: ${line}`,
      fix: expect.stringContaining("The page shows the code") as string,
    },
  ]);

describe("faults", () => {
  test.each<[string, string, object]>([
    [
      "a kind that can't be drawn",
      '%% comment\npie title Pets\n  "Dogs" : 3',
      {
        line: 5,
        message: 'Diagrams that begin with "pie title Pets" can\'t be drawn.',
        fix: "Begin with one of: flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, xychart-beta. A flowchart has a direction, too: flowchart LR.",
      },
    ],
    [
      "nothing",
      "",
      {
        line: 4,
        message: "This diagram is empty.",
        fix: expect.stringContaining("Begin with one of: flowchart") as string,
      },
    ],
    [
      "nothing but a kind",
      "flowchart LR",
      {
        line: 4,
        message: "This diagram is empty.",
        fix: "Add a line, such as A --> B.",
      },
    ],
    ...unread([
      ["flowchart LR", "A -->> -> B"],
      ["flowchart LR", "this is rubbish ]]"],
      ["flowchart LR", "Prüfen --> B"],
      ["flowchart LR", "A --x B"],
      ["sequenceDiagram", "Alice says hello"],
      ["stateDiagram-v2", "a b c"],
      ["classDiagram", "A <-> B"],
      ["erDiagram", "A to B"],
      ["xychart-beta", "bar [1, two]"],
    ]),
  ])("%s is shown as code, with a warning", async (_, diagram, fault) => {
    const { faults, json } = await compileDiagram(diagram);
    expect(faults).toEqual([{ severity: "warning", ...fault }]);
    expect(json).toContain('"data-language":"Mermaid"');
    expect(json).not.toContain('"svg"');
  });

  test("an option that there is not", async () => {
    const { faults } = await compileDiagram(
      "flowchart LR\nA --> B",
      ' titel="x"',
    );
    expect(faults).toEqual([
      {
        severity: "warning",
        line: 3,
        message: 'A diagram has no option "titel".',
        allowed: "title, description",
        fix: 'Did you mean "title"?',
      },
    ]);
  });
});
