import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { readTocLevels } from "./fieldChecks";

const config = { toc: { minLevel: 2, maxLevel: 3 } };

test.each([
  [{}, 2, 3, 0],
  [{ toc_max_heading_level: 4 }, 2, 4, 0],
  [{ toc_min_heading_level: 3, toc_max_heading_level: 2 }, 3, 2, 1],
  // That of the front matter is beyond that of the site config.
  [{ toc_min_heading_level: 4 }, 4, 3, 1],
])("%j: headings from level %s to %s", (levels, minLevel, maxLevel, errors) => {
  const reported: DiagnosticInput[] = [];
  const report = (diagnostic: DiagnosticInput) =>
    void reported.push(diagnostic);
  expect(readTocLevels(levels, config, { lineOf: () => 1, report })).toEqual({
    minLevel,
    maxLevel,
  });
  expect(reported).toHaveLength(errors);
});
