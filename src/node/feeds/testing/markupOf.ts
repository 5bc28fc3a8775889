import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { TreeNode } from "../../../lib/contentTree";
import { renderTree } from "../renderTree";

const url = "https://www.example.com/de/blog/post";
const picture = {
  src: "./a b.png",
  alt: "",
  file: {
    publicURL: "/static/1/a.png",
    childImageSharp: {
      gatsbyImageData: {
        width: 720,
        height: 405,
        images: { fallback: { src: "/static/1/720/a.png" } },
      },
    },
  },
};
const drawing = {
  src: "./b.svg",
  alt: "",
  file: { publicURL: "/static/2/b.svg", childImageSharp: null },
};

/** A tree as a feed holds it, with two pictures that tests may name. */
export const markupOf = (tree: TreeNode) =>
  renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      renderTree(tree, { url, images: [picture, drawing] }),
    ),
  );
