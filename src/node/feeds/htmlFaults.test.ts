/** @jest-environment node */
import { htmlFaults } from "../../../tests/htmlFaults";

test.each([
  "<p><div></div></p>",
  '<a href="#">a<a href="#">b</a></a>',
  "<p>a",
  "<p>a</div>",
  "<p title=a>a</p>",
  "<p>a\u0001</p>",
])("the check for well-formed HTML finds what is wrong with %j", (markup) => {
  expect(htmlFaults(markup)).not.toEqual([]);
});
