import { render } from "@testing-library/react";
import { renderRichText } from "./useTranslation";

const htmlOf = (text: string, values: { to?: string }) => {
  const link = (words: string) => <a href="/x">{words}</a>;
  const fill = (words: string) => words.replace("{{to}}", values.to ?? "");
  const { container } = render(<>{renderRichText(text, fill, { link })}</>);
  return container.innerHTML;
};

it.each([
  ["Plain.", {}, "Plain."],
  ["Go <link>there</link>!", {}, 'Go <a href="/x">there</a>!'],
  ["<link>{{to}}</link>", { to: "A" }, '<a href="/x">A</a>'],
  ["<link>a</link><link>b</link>", {}, '<a href="/x">a</a><a href="/x">b</a>'],
  ["<other>words</other>", {}, "words"],
  ["{{to}}", { to: "<link>a</link>" }, "&lt;link&gt;a&lt;/link&gt;"],
  [
    "<link>{{to}}</link>",
    { to: "a < b </link>" },
    '<a href="/x">a &lt; b &lt;/link&gt;</a>',
  ],
])("makes of %j with %j %s", (text, values, html) => {
  expect(htmlOf(text, values)).toBe(html);
});
