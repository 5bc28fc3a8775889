import { compileText, toMarkup } from "../testing/compileText";

/** Lists the sizes of the drawings of a chart. */
async function drawChart(chart: string) {
  const { compiled } = await compileText(`\`\`\`mermaid\n${chart}\n\`\`\``);
  const boxes = toMarkup(compiled.body).matchAll(/viewBox="3 3 (\d+) (\d+)"/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}

test("a flowchart ends below its lowest shape", async () => {
  const [[, height] = []] = await drawChart(
    "flowchart LR\nA -- a --> C\nA -- b --> B\nB --> C --> D",
  );
  expect(height).toBeLessThan(75);
});

test.each([
  ["flowchart LR", [true, false]],
  ["flowchart TD", [false]],
])("phones have an upright drawing of a wide %s", async (start, areWide) => {
  const drawings = await drawChart(
    `${start}\nA[One step] --> B[The next step] --> C[The last step]`,
  );
  expect(drawings.map(([width = 0]) => width > 304)).toEqual(areWide);
});
