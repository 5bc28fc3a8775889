/** @jest-environment node */
import { rmSync } from "node:fs";
import { formatFaults } from "../checks/fault";
import { resolve, root } from "./testing/linkedSite";

afterAll(() => rmSync(root, { recursive: true }));

const one = "blog/2025-01-02-one";

test("what leads nowhere is named with file, line, and what was meant", () => {
  const { faults } = resolve(one, "de", [
    "../2025-01-02-oen/en.mdx",
    "../2025-02-03-tow",
    "./EN.mdx",
    "./fr.mdx",
    "../2025-04-05-draft/en.mdx",
    "./invoce.pdf#page=2",
    "./Invoice.pdf",
    "../../../package.json",
    "/blog/oen",
    "/de/blog/eins-zwei-drei",
    "/CV.pdf",
    "https://www.example.com/gone",
    "",
    "http://[",
    "/blog/oen",
  ]);
  expect(formatFaults(faults)).toMatchInlineSnapshot(`
    "The site has 8 broken links (checks.brokenLinks):

    ../../../package.json
      This path leads out of content/, which no page has a copy of.
      content/blog/2025-01-02-one/de.mdx:8  "../../../package.json"
      Fix: Put the file beside the text, or into static/ and write its path from there.

    /CV.pdf
      There is no page or file at this path.
      content/blog/2025-01-02-one/de.mdx:11  "/CV.pdf"
      Fix: Write "/cv.pdf": capitals count.

    /blog/oen
      There is no page or file at this path.
      content/blog/2025-01-02-one/de.mdx:9  "/blog/oen"
      content/blog/2025-01-02-one/de.mdx:15  "/blog/oen"
      Fix: Did you mean "/blog/one"?

    /de/blog/eins-zwei-drei
      There is no page or file at this path.
      content/blog/2025-01-02-one/de.mdx:10  "/de/blog/eins-zwei-drei"

    /gone
      There is no page or file at this path.
      content/blog/2025-01-02-one/de.mdx:12  "https://www.example.com/gone"

    content/blog/2025-01-02-one/Invoice.pdf
      There is no such file.
      content/blog/2025-01-02-one/de.mdx:7  "./Invoice.pdf"
      Fix: Write "./invoice.pdf": capitals count.

    content/blog/2025-01-02-one/invoce.pdf
      There is no such file.
      content/blog/2025-01-02-one/de.mdx:6  "./invoce.pdf#page=2"
      Fix: Did you mean "./invoice.pdf"?

    http://[
      No browser can follow this address.
      content/blog/2025-01-02-one/de.mdx:14  "http://["

    The site has 6 links to missing texts (checks.brokenMarkdownLinks):

    /de/blog/eins
      A link on this page leads nowhere: its address is empty.
      content/blog/2025-01-02-one/de.mdx:13  ""
      Fix: Write an address between the brackets.

    content/blog/2025-01-02-oen/en.mdx
      There is no text in this file or folder.
      content/blog/2025-01-02-one/de.mdx:1  "../2025-01-02-oen/en.mdx"
      Fix: Did you mean "./en.mdx"?

    content/blog/2025-01-02-one/EN.mdx
      There is no text in this file or folder.
      content/blog/2025-01-02-one/de.mdx:3  "./EN.mdx"
      Fix: Write "./en.mdx": capitals count.

    content/blog/2025-01-02-one/fr.mdx
      There is no text in this file or folder.
      content/blog/2025-01-02-one/de.mdx:4  "./fr.mdx"
      Fix: Did you mean "./en.mdx"?

    content/blog/2025-02-03-tow
      There is no text in this file or folder.
      content/blog/2025-01-02-one/de.mdx:2  "../2025-02-03-tow"
      Fix: Did you mean "../2025-02-03-two"?

    content/blog/2025-04-05-draft/en.mdx
      This text has no page: it is a draft, not yet due, or left out.
      content/blog/2025-01-02-one/de.mdx:5  "../2025-04-05-draft/en.mdx"
      Fix: Publish it, or take the link "../2025-04-05-draft/en.mdx" away until then."
  `);
});

test.each([
  ["./invoice2.txt", "There is no such file.", undefined],
  ["./en.pdf", "There is no such file.", undefined],
  ["./invoice2.PDF", "There is no such file.", 'Did you mean "./invoice.pdf"?'],
  [
    "www.example.org",
    "Without a protocol, this is the path of a file, and there is none.",
    'Did you mean "https://www.example.org"?',
  ],
  [
    "www.example.org/a",
    "Without a protocol, this is the path of a file, and there is none.",
    'Did you mean "https://www.example.org/a"?',
  ],
])("of %s is said: %s %s", (url, message, fix) => {
  const { faults } = resolve(one, "en", [url]);
  expect(faults).toMatchObject([{ check: "brokenLinks", message, fix }]);
});

test("a stand-in's faults are its original's", () => {
  const two = "blog/2025-02-03-two";
  expect(resolve(two, "de", ["/nowhere"]).faults).toEqual([]);
  expect(resolve(two, "en", ["/nowhere"]).faults).toHaveLength(1);
});
