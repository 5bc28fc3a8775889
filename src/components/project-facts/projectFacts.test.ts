/** @jest-environment node */
import {
  testFaults,
  testMarkup,
  wordsOf,
} from "../../node/markdown/testing/componentTests";

testMarkup([
  [
    "all of them",
    '<ProjectFacts client="C" role="R" period="P" team="T" stack="Go, SQL" link="https://www.example.com/a/" result="Good" />',
    '<dl class="project-facts"><div><dt>[factClient]</dt><dd>C</dd></div><div><dt>[factRole]</dt><dd>R</dd></div><div><dt>[factPeriod]</dt><dd>P</dd></div><div><dt>[factTeam]</dt><dd>T</dd></div><div><dt>[factStack]</dt><dd>Go, SQL</dd></div><div><dt>[factLink]</dt><dd><a href="https://www.example.com/a/">example.com/a</a></dd></div><div class="project-facts-result"><dt>[factResult]</dt><dd>Good</dd></div></dl>',
  ],
  [
    "a list of data, and a result with markup",
    '<ProjectFacts stack={["Go", "SQL"]}>Better *now*.</ProjectFacts>',
    '<dl class="project-facts"><div><dt>[factStack]</dt><dd>Go, SQL</dd></div><div class="project-facts-result"><dt>[factResult]</dt><dd><p>Better <em>now</em>.</p></dd></div></dl>',
  ],
  [
    "a link with words",
    '<ProjectFacts link="../a/en.mdx" linkText="The report" />',
    '<dl class="project-facts"><div><dt>[factLink]</dt><dd><a href="../a/en.mdx">The report</a></dd></div></dl>',
  ],
  [
    "facts of one's own",
    '<ProjectFacts result="Good">\n<dl><dt>Budget</dt><dd>None</dd><dt>Tests</dt><dd>Many</dd></dl>\n</ProjectFacts>',
    '<dl class="project-facts"><div><dt>Budget</dt><dd>None</dd></div><div><dt>Tests</dt><dd>Many</dd></div><div class="project-facts-result"><dt>[factResult]</dt><dd>Good</dd></div></dl>',
  ],
]);

testFaults([
  [
    "no fact",
    "<ProjectFacts />",
    {
      message: "<ProjectFacts> is empty.",
      expected: "client, role, period, team, stack, link, linkText, result",
      note: 'Name at least one fact, such as client="…".',
    },
  ],
  [
    "a path without words",
    '<ProjectFacts link="/blog/a" />',
    {
      message:
        '<ProjectFacts> can\'t show link="/blog/a" without words for it.',
      note: 'Add linkText="…".',
    },
  ],
  [
    "a gap in a list",
    '<ProjectFacts stack="a,,b" />',
    {
      message: '<ProjectFacts> can\'t use stack="a,,b".',
      expected: "text with commas, or a list of texts",
      note: undefined,
    },
  ],
]);

test("its words are searched and counted", async () => {
  expect(
    await wordsOf(
      '<ProjectFacts client="A" stack="B" link="https://example.com" result="C" />',
    ),
  ).toBe("A\nB\nexample.com\nC");
});
