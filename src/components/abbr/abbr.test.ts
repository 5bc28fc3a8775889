/** @jest-environment node */
import { htmlFaults } from "../../../tests/htmlFaults";
import { faultOf, markupOf } from "../../node/markdown/testing/markupOf";

test.each([
  [
    "a short form takes focus, so that its title can be read by keyboard",
    'The <Abbr title="World Wide Web" lang="en">WWW</Abbr>.',
    '<p>The <abbr tabindex="0" title="World Wide Web" lang="en">WWW</abbr>.</p>',
  ],
  [
    "so does HTML's own, if there is something to read",
    'The <abbr title="World Wide Web">WWW</abbr> and <abbr>so on</abbr>.',
    '<p>The <abbr tabindex="0" title="World Wide Web">WWW</abbr> and <abbr>so on</abbr>.</p>',
  ],
  [
    "between lines",
    '<Abbr title="World Wide Web">\nWWW\n</Abbr>',
    '<p><abbr tabindex="0" title="World Wide Web">WWW</abbr></p>',
  ],
])("%s", async (_, text, expected) => {
  const markup = await markupOf(text);
  expect(markup).toBe(expected);
  expect(htmlFaults(markup)).toEqual([]);
});

test.each([
  [
    "no long form",
    "<Abbr>a</Abbr>",
    {
      message: '<Abbr> needs the attribute "title".',
      allowed: "text",
      fix: 'Write <Abbr title="…">.',
    },
  ],
  [
    "no short form",
    '<Abbr title="a" />',
    {
      message: "<Abbr> has no short form.",
      fix: 'Write <Abbr title="a">…</Abbr>.',
    },
  ],
])("says what is wrong: %s", async (_, text, expected) => {
  expect(await faultOf(text)).toEqual({
    severity: "error",
    line: 1,
    ...expected,
  });
});
