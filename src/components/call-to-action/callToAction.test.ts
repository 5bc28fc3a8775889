/** @jest-environment node */
import {
  testFaults,
  testMarkup,
  wordsOf,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "title, text and button",
    '<CallToAction title="Talk?" id="talk">\nSo.\n\n<Button href="/a">Go</Button>\n</CallToAction>',
    '<div class="call-to-action" id="talk"><p class="call-to-action-title"><strong>Talk?</strong></p><p>So.</p><p><a class="button" href="/a" data-kind="primary">Go</a></p></div>',
  ],
  [
    "a link will do",
    '<CallToAction title="Talk?">Write [to me](/a).</CallToAction>',
    '<div class="call-to-action"><p class="call-to-action-title"><strong>Talk?</strong></p><p>Write <a href="/a">to me</a>.</p></div>',
  ],
]);

testFaults([
  [
    "leads nowhere",
    '<CallToAction title="a">b</CallToAction>',
    {
      message: "<CallToAction> has no link.",
      expected: "<Button>, or a link",
      note: 'Put <Button href="…">…</Button> between its tags.',
    },
  ],
]);

test("its words are searched and counted", async () => {
  expect(
    await wordsOf('<CallToAction title="Talk?">So. [Go](/a)</CallToAction>'),
  ).toBe("Talk?\nSo. Go");
});
