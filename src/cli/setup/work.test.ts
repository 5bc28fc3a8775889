import { composeSite } from "./composeSite";
import { planSetup } from "./planSetup";
import { readStarterSite } from "./readStarter";
import { answer } from "./testing/givenAnswers";

type Changes = Parameters<typeof answer>[0];

const plan = (changes: Changes) =>
  planSetup(answer(changes), "defineSite({});", "2026-11-24");

test.each([
  ["words", undefined, 0],
  ["pictures", "grid", 3],
])(
  "work shown in %s has a first project of that kind",
  (work, layout, count) => {
    const files = plan({ work });
    const folder = "content/projects/first-project";
    for (const name of ["index.mdx", "index.de.mdx"])
      expect(
        files[`${folder}/${name}`]?.match(/src: .*svg/g) ?? [],
      ).toHaveLength(count);
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith(".svg"))).toHaveLength(count);
    expect(names.filter((name) => name.includes("pictures"))).toEqual([]);
    expect(
      composeSite(answer({ work }), readStarterSite()).projects?.layout,
    ).toBe(layout);
  },
);

test("pictures alone make no project", () => {
  const names = Object.keys(plan({ work: "pictures", sections: "cv" }));
  expect(names.filter((name) => name.includes("project"))).toEqual([]);
});
