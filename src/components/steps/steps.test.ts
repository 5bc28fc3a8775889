/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "a numbered list",
    "<Steps>\n\n1. One\n2. Two\n\n</Steps>",
    '<ol class="steps"><li>One</li><li>Two</li></ol>',
  ],
  [
    "that goes on from another",
    '<Steps id="s">\n\n3. Three\n\n   more\n\n</Steps>',
    '<ol start="3" class="steps" id="s"><li><p>Three</p><p>more</p></li></ol>',
  ],
  [
    "headings",
    "<Steps>\n\n### One\n\na\n\n#### Inside\n\n### Two\n\n</Steps>",
    '<ol class="steps"><li><h3 id="one">One</h3><p>a</p><h4 id="inside">Inside</h4></li><li><h3 id="two">Two</h3></li></ol>',
  ],
]);

testFaults([
  [
    "no steps",
    "<Steps>a</Steps>",
    {
      message: "<Steps> has no steps.",
      expected: 'one numbered list ("1. …"), or headings with text below them',
      note: "Begin with the first step, and put what is no step before or after <Steps>.",
    },
  ],
  [
    "nothing",
    "<Steps />",
    {
      message: "<Steps> has no steps.",
      expected: 'one numbered list ("1. …"), or headings with text below them',
      note: "Write the steps between the tags, with blank lines around them.",
    },
  ],
  [
    "more than steps",
    "<Steps>\n\n1. a\n\nb\n\n</Steps>",
    {
      message: "<Steps> has no steps.",
      expected: 'one numbered list ("1. …"), or headings with text below them',
      note: "Begin with the first step, and put what is no step before or after <Steps>.",
    },
  ],
]);
