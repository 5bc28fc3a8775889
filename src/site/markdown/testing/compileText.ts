import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isTreeElement } from "../../../lib/contentTree";
import type { TreeNode } from "../../../lib/contentTree";
import type { TextContext } from "../../../components/content";
import { siteConfig } from "../../../config/resolved";
import { compileMarkdown, toJsonml } from "../compile";
import type { CompileOptions } from "../compile";

/** Compiles a text with the options that tests have; diagnostics are short. */
export async function compileText(
  text: string,
  {
    features = [],
    otherHosts = [],
    ...options
  }: Partial<CompileOptions & Omit<TextContext, "config">> = {},
) {
  const { compiled, diagnostics } = await compileMarkdown(text, {
    context: { config: siteConfig, features, otherHosts },
    format: "mdx",
    lang: "en",
    file: "content/text.mdx",
    toc: { minLevel: 2, maxLevel: 3 },
    idPrefix: "post",
    footnotes: { label: "Footnotes", backLabel: "Back to {{reference}}" },
    ...options,
  });
  const faults = diagnostics.map(({ fatal, line, reason, expected, note }) => ({
    severity: fatal ? "error" : "warning",
    line,
    message: reason,
    ...(expected && { expected: expected.join(", ") }),
    ...(note !== undefined && { note: note }),
  }));
  return {
    compiled: {
      ...compiled,
      body: toJsonml(compiled.body),
      excerpt: toJsonml(compiled.excerpt),
    },
    faults,
  };
}

const toReact = (node: TreeNode): ReactNode => {
  if (typeof node === "string") return node;
  if (!isTreeElement(node))
    return createElement(Fragment, null, ...node.map(toReact));
  const [type, props, ...children] = node;
  return createElement(
    type === "Picture" ? "img" : type,
    props || null,
    ...children.map(toReact),
  );
};

/** A text in JsonML as HTML. */
export const toMarkup = (tree: TreeNode): string =>
  renderToStaticMarkup(createElement(Fragment, null, toReact(tree)));
