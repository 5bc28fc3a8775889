import { waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { inPage, renderInPage } from "../../../tests/renderInPage";
import type { TreeNode } from "../../lib/contentTree";
import { registerComponentScripts } from "./componentScripts";
import { MdxBody, type Slots } from "./MdxBody";

const tree = (...nodes: TreeNode[]): TreeNode => nodes;

it("has the stylesheets of its components in the page, as long as it is shown", async () => {
  const { unmount } = renderInPage(<MdxBody tree="a" styles=".b{color:red}" />);
  const sheets = () =>
    [...document.querySelectorAll("style")].map((one) => one.textContent);
  await waitFor(() => expect(sheets()).toContain(".b{color:red}"));
  unmount();
  await waitFor(() => expect(sheets()).not.toContain(".b{color:red}"));
});

it("leaves a place that links lead to without an address", () => {
  renderInPage(<MdxBody tree={tree(["a", { id: "old" }])} />);
  expect(document.getElementById("old")).not.toHaveAttribute("href");
});

it("says which texts have footnotes, for what is beside them", () => {
  const notes: TreeNode = ["section", { className: "footnotes" }];
  const { container } = renderInPage(
    <>
      <MdxBody tree={tree(["p", 0, "a"], notes)} />
      <MdxBody tree={tree(["p", 0, "a"])} />
    </>,
  );
  const texts = [...container.querySelectorAll<HTMLElement>(".prose")];
  const noted = texts.map(({ dataset }) => "noted" in dataset);
  expect(noted).toEqual([true, false]);
});

describe("components that move", () => {
  it("are left alone where the text went before their script came", async () => {
    const activate = jest.fn();
    const script = Promise.resolve({ activate });
    registerComponentScripts({ good: () => script });
    renderInPage(<MdxBody tree="a" components={["good"]} />).unmount();
    // A text that stays is worked on after the one that went would have been.
    renderInPage(<MdxBody tree="b" components={["good"]} />);
    await waitFor(() => expect(activate).toHaveBeenCalled());
    expect(activate).toHaveBeenCalledTimes(1);
  });
});

describe("what the text's own imports bring", () => {
  const Chart = ({
    unit,
    children,
  }: {
    unit: string;
    children?: ReactNode;
  }) => <p title={unit}>{children}</p>;
  const slots = [<Chart unit="days" />, 2026, <i title="2026" />];
  // What webpack makes of such a text: src/site/markdown/jsx/imports.ts.
  const Module = (props: { render?: (slots: Slots) => ReactNode }) =>
    props.render?.(slots);

  it("stands where the text names it", () => {
    renderInPage(
      <MdxBody
        tree={tree(
          ["Slot", { n: 0, props: {} }, ["b", 0, "In "]],
          ["Slot", { n: 1 }],
          ["Slot", { n: 2, props: { id: "c" } }, "c"],
        )}
      >
        <Module />
      </MdxBody>,
    );
    expect(document.querySelector(".prose")?.innerHTML).toBe(
      '<p title="days"><b>In </b></p>2026<i title="2026" id="c">c</i>',
    );
  });

  it("names the text's file where it throws while pages are built", () => {
    const Thrower = (): never => {
      throw new Error("boom");
    };
    const BuiltModule = ({
      render,
    }: {
      render?: (slots: Slots, file: string) => ReactNode;
    }) => render?.([<Thrower />], "content/blog/a.mdx");
    expect(() =>
      renderToString(
        inPage(
          <MdxBody tree={tree(["Slot", { n: 0, props: {} }])}>
            <BuiltModule />
          </MdxBody>,
        ),
      ),
    ).toThrow("content/blog/a.mdx  <Thrower> fails: boom");
  });

  it("is left out where it is not there", () => {
    renderInPage(<MdxBody tree={tree("a", ["Slot", { n: 0, props: {} }])} />);
    expect(document.querySelector(".prose")?.innerHTML).toBe("a");
  });
});
