/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../node/markdown/testing/componentTests";

testMarkup([
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
]);

testFaults([
  [
    "no short form",
    '<Abbr title="a" />',
    {
      message: "<Abbr> has no short form.",
      note: 'Write <Abbr title="a">…</Abbr>.',
    },
  ],
]);
