import { parseFrontMatter } from "./frontMatter";

test("control characters, written or escaped, are in no field and no text", () => {
  const { data, body, diagnostics } = parseFrontMatter(
    `---
title: "Tom \\b Jerry\\0\\ud800"
tags: [a\u0007\ufeff\u007f, "\u202eb", "א\u200f", 😀]
---
One\u0000\u000btwo\tthree\u001b[0m\ufeff
`,
  );
  expect(diagnostics).toEqual([]);
  expect(data).toEqual({
    title: "Tom  Jerry",
    tags: ["a", "b", "א\u200f", "😀"],
  });
  expect(body.trim()).toBe("One two\tthree[0m");
});

test("a merge key brings in the fields of another map", () => {
  const { data } = parseFrontMatter(
    "---\nall: &all { draft: true }\n<<: *all\ntitle: A\n---\n",
  );
  expect(data).toMatchObject({ draft: true, title: "A" });
});
