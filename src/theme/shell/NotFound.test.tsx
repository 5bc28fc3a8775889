import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { inPage } from "../../../tests/renderInPage";
import { NotFound } from "./NotFound";

it.each([
  ["", "no such"],
  ["typed", "typed"],
])(
  "fills its search with the words of the address, where %j was typed before",
  (typed, expected) => {
    window.history.replaceState(null, "", "/blog/no-such");
    const page = inPage(<NotFound hasBlog />, { path: "/404" });
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    if (typed) field.value = typed;
    act(() => {
      hydrateRoot(document.body.firstElementChild as Element, page);
    });
    expect(screen.getByRole("searchbox")).toBe(field);
    expect(field).toHaveValue(expected);
  },
);
