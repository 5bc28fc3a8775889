import { render } from "@testing-library/react";
import { NoWrap } from "./NoWrap";

const htmlOf = (text: string) =>
  render(<NoWrap text={text} />).container.innerHTML;

test("a short word stays with the letter before its hyphen, and nothing else", () => {
  expect(htmlOf("Per E-Mail-Adresse")).toBe(
    'Per <span class="unbroken">E-Mail</span>-Adresse',
  );
  expect(htmlOf("Online-Shop")).toBe("Online-Shop");
});
