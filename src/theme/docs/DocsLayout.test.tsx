import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { DocsLayout } from "./DocsLayout";

it("lets the keyboard skip the sidebar, which comes before the text", () => {
  renderInPage(
    <DocsLayout sidebar={<nav aria-label="Docs" />} header={<h1>Setup</h1>}>
      <p>Text</p>
    </DocsLayout>,
  );
  const skip = screen.getByRole("link", { name: "Skip to the text" });
  const target = document.querySelector(skip.getAttribute("href") ?? "");
  const sidebar = screen.getByRole("navigation");
  expect(target).toContainElement(screen.getByRole("heading", { level: 1 }));
  expect(target).not.toContainElement(sidebar);
  expect(target).toHaveAttribute("tabindex", "-1");
  const order = sidebar.compareDocumentPosition(screen.getByText("Text"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("is a page like any other without a sidebar", () => {
  renderInPage(
    <DocsLayout sidebar={null} header={<h1>Setup</h1>}>
      <p>Text</p>
    </DocsLayout>,
  );
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(document.querySelector("[data-beside]")).toBeNull();
});
