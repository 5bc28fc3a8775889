import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { errorChain, ErrorFallback } from "./ErrorFallback";

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

/** Without any provider: what brings a page its texts may be what crashed. */
const show = (locale: string) =>
  render(
    <ErrorBoundary
      fallback={(crash) => <ErrorFallback {...crash} locale={locale} />}
    >
      <Page />
    </ErrorBoundary>,
  );

/** React reports a crash; the set-up takes any other noise as a failure. */
function expectReport() {
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining("error occurred in the <Page> component"),
  );
  jest.mocked(console.error).mockClear();
}

it("says what happened, with its causes, in the page's language", async () => {
  show("de");
  const alert = screen.getByRole("alert");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Diese Seite ist abgestürzt.",
  );
  expect(alert).toHaveTextContent("No such post");
  expect(alert).toHaveTextContent("Ursache: Empty query");
  expect(alert).toHaveFocus();
  await waitFor(() =>
    expect(document.title).toBe("Diese Seite ist abgestürzt."),
  );
  expect(document.documentElement.lang).toBe("de-DE");
  expectReport();
});

it("tries again", async () => {
  const user = userEvent.setup();
  show("en");
  expectReport();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All is well")).toBeInTheDocument();
});

const circular = new Error("round");
circular.cause = circular;

it.each([
  ["one error", new Error("A"), ["A"]],
  ["a cause", new Error("A", { cause: new Error("B") }), ["A", "B"]],
  ["a text as cause", new Error("A", { cause: "why" }), ["A", "why"]],
  ["no message", new TypeError(""), ["TypeError"]],
  ["a circle", circular, ["round"]],
])("lists %s", (_what, error, expected) => {
  expect(errorChain(error)).toEqual(expected);
});
