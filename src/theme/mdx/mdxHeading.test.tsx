import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderInPage } from "../../../tests/renderInPage";
import { mdxHeading, textOf } from "./mdxComponents";

const Heading = mdxHeading("h2");

it("has no link where the heading has no id", () => {
  renderInPage(<Heading>Why</Heading>);
  expect(screen.getByRole("heading")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it.each<[string, ReactNode, string]>([
  ["text", "Why", "Why"],
  ["numbers", ["Part ", 2], "Part 2"],
  [
    "markup",
    <>
      Use <code>id</code>, <em>not</em> class
    </>,
    "Use id, not class",
  ],
  [
    "no number of a footnote, and a space for a break",
    <>
      Net
      <br />
      price
      <sup>
        <a href="#a" data-footnote-ref>
          2
        </a>
      </sup>
    </>,
    "Net price",
  ],
  ["what renders nothing", [null, false, undefined, "a"], "a"],
])("reads %s", (_, node, expected) => {
  expect(textOf(node)).toBe(expected);
});
