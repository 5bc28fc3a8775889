import { render } from "@testing-library/react";
import { fillSlots } from "../lib/fillSlots";
import { richText } from "./richText";

const htmlOf = (text: string, slots: Record<string, string> = {}) => {
  const link = (words: string) => <a href="/x">{words}</a>;
  const translate = (given: object) =>
    fillSlots(text, given as Record<string, string>);
  const { container } = render(<>{richText(translate, slots, { link })}</>);
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
])("makes of %j with %j %s", (text, slots, html) => {
  expect(htmlOf(text, slots)).toBe(html);
});
