import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isTreeElement } from "../../../lib/contentTree";
import type { TreeNode } from "../../../lib/contentTree";
import { marks } from "../../../components/ui";
import { compileText } from "../../markdown/testing/compileText";

const render = (node: TreeNode): ReactNode => {
  if (typeof node === "string") return node;
  if (!isTreeElement(node)) {
    return createElement(Fragment, null, ...node.map(render));
  }
  const [type, props, ...children] = node;
  return createElement(type, props || null, ...children.map(render));
};

const compile = async (text: string) => {
  const { compiled, faults } = await compileText(text);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return { ...compiled, faults };
};

/** What a text becomes on its page; the interface's texts are their keys in brackets. */
export async function markupOf(text: string): Promise<string> {
  const { body, faults } = await compile(text);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const markup = renderToStaticMarkup(
    createElement(Fragment, null, render(body)),
  );
  return markup
    .replaceAll(marks.open, "[")
    .replaceAll(marks.close, "]")
    .replaceAll(' lang="[:lang]"', "");
}

/** What is wrong with the one component in a text. */
export async function faultOf(text: string) {
  const { faults } = await compile(text);
  if (faults.length !== 1) throw new Error(JSON.stringify(faults));
  return faults[0];
}

/** The words that are searched and counted. */
export const wordsOf = async (text: string) => (await compile(text)).text;
