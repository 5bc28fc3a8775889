/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "are the rows of a table, by the terms in its head",
    "<Offers>\n\n| You say | Price |\n| --- | --- |\n| [Slow](#a) | *8* |\n\n</Offers>",
    '<ul class="offers"><li class="offer"><p class="offer-title"><a href="#a">Slow</a></p><dl><div><dt>Price</dt><dd><em>8</em></dd></div></dl></li></ul>',
  ],
]);

testMarkup([
  [
    "are said in full, each in a section",
    "<Offer>\n\n- **You get** figures\n\n</Offer>",
    '<section class="offer-detail"><ul><li><strong>You get</strong> figures</li></ul></section>',
  ],
]);

testFaults([
  [
    "no table",
    "<Offers>none</Offers>",
    {
      message: "<Offers> has no table.",
      expected: "one table, with a head and a row for each offer",
      note: "Write the table between the tags, with blank lines around it.",
    },
  ],
]);
