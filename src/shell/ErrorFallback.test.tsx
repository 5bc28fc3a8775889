import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { ErrorBoundary } from "./ErrorBoundary";

let isBroken: boolean;

function Page() {
  if (isBroken) {
    throw new Error("No such post", { cause: new Error("Empty query") });
  }
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
});
/** React and the boundary report a crash; the set-up takes any other noise as a failure. */
function expectReport() {
  expect(console.error).toHaveBeenCalledWith(
    "This page crashed.",
    expect.objectContaining({ message: "No such post" }),
    expect.any(String),
  );
  jest.mocked(console.error).mockClear();
}

it("says what happened, with its causes, in the page's language", () => {
  renderInPage(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
    { locale: "de" },
  );
  const alert = screen.getByRole("alert");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Die Seite ist abgestürzt.",
  );
  expect(alert).toHaveTextContent("No such post");
  expect(alert).toHaveTextContent("Ursache: Empty query");
  expectReport();
});

it("tries again", async () => {
  const user = userEvent.setup();
  renderInPage(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expectReport();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All is well")).toBeInTheDocument();
});
