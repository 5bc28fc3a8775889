/** @jest-environment node */
import {
  testFaults,
  testMarkup,
  wordsOf,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "title, group, open",
    '<Details title="Why?" name="q" open id="why">\nBecause *so*.\n\n- a\n</Details>',
    '<details id="why" name="q" open="" class="details"><summary>Why?</summary><div class="details-body"><p>Because <em>so</em>.</p><ul><li>a</li></ul></div></details>',
  ],
  [
    "a summary in the page's language where there is none",
    "<Details>Because.</Details>",
    '<details class="details"><summary>[details]</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "HTML's own",
    "<details>\n<summary>Why *so*?</summary>\n\nBecause.\n\n</details>",
    '<details class="details"><summary>Why <em>so</em>?</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "HTML's own without a summary",
    "<details open>Because.</details>",
    '<details open="" class="details"><summary>[details]</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "HTML's summary in ours",
    '<Details open="false">\n<summary>\nWhy?\n</summary>\nBecause.\n</Details>',
    '<details class="details"><summary>Why?</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "with a label, which may be marked up",
    ":::details[Why *so*?]{name=q}\nBecause.\n:::",
    '<details name="q" class="details"><summary>Why <em>so</em>?</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "in a list, in one another",
    '- a\n\n  <Details title="b">\n  <Details title="c">d</Details>\n  </Details>',
    '<ul><li><p>a</p><details class="details"><summary>b</summary><div class="details-body"><details class="details"><summary>c</summary><div class="details-body"><p>d</p></div></details></div></details></li></ul>',
  ],
]);

testFaults([
  [
    "neither yes nor no",
    '<Details title="a" open="no">b</Details>',
    {
      message: '<Details> can\'t use open="no".',
      expected: "nothing, true or false",
      note: undefined,
    },
  ],
  [
    "an attribute from an expression",
    "<Details {...{ className: 1 }}>a</Details>",
    {
      message: '<Details> has no attribute "className".',
      expected: "title, name, open, id, lang",
      note: "Remove it.",
    },
  ],
]);

test("its words are searched and counted", async () => {
  expect(
    await wordsOf(
      '<Details title="A">b</Details>\n\n<details><summary>C</summary>d</details>',
    ),
  ).toBe("A\nb\nC\nd");
});
