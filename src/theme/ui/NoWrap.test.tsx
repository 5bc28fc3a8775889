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

test("a title in Arabic runs from right to left in any list", () => {
  expect(htmlOf("2026: مرحبا!")).toBe('<bdi dir="rtl">2026: مرحبا!</bdi>');
  expect(htmlOf("Hi مرحبا")).toBe("Hi مرحبا");
});
