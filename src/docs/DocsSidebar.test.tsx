import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React, { type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { inPage, renderInPage } from "../../tests/renderInPage";
import { DocsSidebar } from "./DocsSidebar";
import { placeSidebar } from "./placeSidebar";

const lists: Record<string, string> = {
  "/docs-sidebars/a.html":
    '<ul><li><a href="/docs">Start</a></li><li data-group><details><summary>Guides</summary>' +
    '<ul><li><a href="/docs/setup">Setup</a></li><li hidden data-own="0"></li></ul></details></li></ul>',
  "/docs-sidebars/b.html": '<ul><li><a href="/api">API</a></li></ul>',
};
const answer = jest.fn((file: string) => ({
  ok: file in lists,
  status: file in lists ? 200 : 404,
  text: () => Promise.resolve(lists[file] ?? ""),
}));

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.fetch = ((file: string) =>
    Promise.resolve(answer(file))) as unknown as typeof fetch;
});
beforeEach(() => answer.mockClear());

type Given = { name?: string; path?: string; hasDrawer?: boolean };

function sidebar({
  name = "a",
  path = "/docs",
  hasDrawer = false,
}: Given = {}) {
  return (
    <DocsSidebar
      key={path}
      file={`/docs-sidebars/${name}.html`}
      path={path}
      title="Handbook"
      isHideable={false}
      renderInDrawer={(menu: ReactNode) =>
        hasDrawer && <div data-testid="drawer">{menu}</div>
      }
    />
  );
}
const current = () =>
  [...document.querySelectorAll('[aria-current="page"]')].map(
    ({ textContent }) => textContent,
  );
const group = () => document.querySelector("details");

it("takes over what the server has put into the page, and touches nothing", async () => {
  const element = inPage(sidebar({ path: "/docs/setup" }));
  // On a server it only warns, and only in development.
  const effect = jest.spyOn(React, "useLayoutEffect").mockReturnValue();
  const html = placeSidebar(
    renderToString(element),
    "/docs/setup",
    (file) => lists[file] ?? "",
  );
  effect.mockRestore();
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  const link = screen.getByRole("link", { name: "Setup" });
  expect(link).toHaveAttribute("aria-current", "page");
  const before = root.innerHTML;
  const errors: unknown[] = [];
  const react = await act(() =>
    hydrateRoot(root, element, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(root.innerHTML).toBe(before);
  expect(screen.getByRole("link", { name: "Setup" })).toBe(link);
  expect(errors).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
  // The next page of the same sidebar gets the same elements.
  act(() => react.render(inPage(sidebar({ path: "/docs" }))));
  expect(screen.getByRole("link", { name: "Setup" })).toBe(link);
  expect(current()).toEqual(["Start"]);
  expect(group()?.open).toBe(true);
  expect(answer).not.toHaveBeenCalled();
  act(() => react.unmount());
  root.remove();
});

it("keeps what is open and closed from page to page, but opens what the page is in", async () => {
  const { rerender } = renderInPage(sidebar({ path: "/docs" }));
  await screen.findByText("Guides");
  const details = group();
  if (!details) throw new Error("no category");
  details.open = false;
  rerender(inPage(sidebar({ path: "/docs/other" })));
  expect(group()).toBe(details);
  expect(details.open).toBe(false);
  rerender(inPage(sidebar({ path: "/docs/setup" })));
  expect(details.open).toBe(true);
});

it("loads another sidebar, and shows the last one until it is there", async () => {
  const { rerender } = renderInPage(sidebar({ path: "/docs" }));
  await screen.findByText("Start");
  rerender(inPage(sidebar({ name: "b", path: "/api" })));
  expect(screen.getByText("Start")).toBeInTheDocument();
  expect(await screen.findByText("API")).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(screen.queryByText("Start")).toBeNull();
});

it("says where one can't be loaded, leaves the last one, and tries again", async () => {
  const { rerender } = renderInPage(sidebar({ name: "b", path: "/api" }));
  await screen.findByText("API");
  rerender(inPage(sidebar({ name: "c", path: "/c" })));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "could not be loaded",
  );
  expect(screen.getByText("API")).toBeInTheDocument();
  lists["/docs-sidebars/c.html"] = '<ul><li><a href="/c">C</a></li></ul>';
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("C")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is in the drawer while there is one, and back in the page after it", async () => {
  const { rerender } = renderInPage(sidebar());
  const start = await screen.findByText("Start");
  rerender(inPage(sidebar({ hasDrawer: true })));
  expect(screen.getByTestId("drawer")).toContainElement(start);
  expect(screen.getAllByText("Start")).toEqual([start]);
  rerender(inPage(sidebar({ hasDrawer: true, path: "/docs/setup" })));
  expect(screen.getByTestId("drawer")).toContainElement(start);
  rerender(inPage(sidebar({ path: "/docs/setup" })));
  await waitFor(() => expect(start).toBeInTheDocument());
  expect(current()).toEqual(["Setup"]);
});
