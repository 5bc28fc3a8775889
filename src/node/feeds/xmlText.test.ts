/** @jest-environment node */
import { xmlText } from "./xmlText";

test.each([
  ["control characters", "a\u0000b\u001b[1mc\u007fd\u0085e", "ab[1mcde"],
  ["halves of pairs", "a\ud83dz \udca9b", "az b"],
  ["noncharacters", "a\ufffeb\uffffc\ufdd0d\u{1fffe}e", "abcde"],
  [
    "nothing else",
    "ä\t<&>\n\r\n“😀” 👩🏽‍💻 ‎\u00a0\u00ad",
    "ä\t<&>\n\r\n“😀” 👩🏽‍💻 ‎\u00a0\u00ad",
  ],
])("drops %s", (_, text, expected) => {
  expect(xmlText(text)).toBe(expected);
});
