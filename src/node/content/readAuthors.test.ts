import { readAuthors } from "./readAuthors";

const read = (raw: string) =>
  readAuthors({
    root: "/site",
    absolutePath: "/site/content/authors.yaml",
    raw,
  });

test("portraits are told with their lines, whatever their field is called", () => {
  const { portraits, fields } = read(
    "a:\n  name: A\n  image: ./authors/a.png\nb:\n  name: B\nc:\n  name: C\n  image_url: /c.png\n",
  );
  expect(portraits).toEqual([
    {
      src: "./authors/a.png",
      alt: "",
      filePath: "/site/content/authors/a.png",
      line: 3,
    },
    { src: "/c.png", alt: "", filePath: "/site/static/c.png", line: 8 },
  ]);
  // Lines would change nodes where nothing but the place of an entry changes.
  expect(fields[0]?.image?.line).toBeUndefined();
});

test("an entry without fields is told how to have them", () => {
  const { problems, keys } = read("alex:\n  name: Alex\nsu: Su\n");
  expect(keys).toEqual(["alex", "su"]);
  expect(problems).toEqual([
    {
      severity: "error",
      file: "content/authors.yaml",
      line: 3,
      field: "su",
      message: "This must be a map of fields.",
      value: "Su",
      allowed: expect.stringMatching(/^name, title, bio/) as string,
      fix: "Write each field in a line of its own, indented:\nsu:\n  name: Su",
    },
  ]);
});
