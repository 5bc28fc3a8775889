import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { inPage } from "../../../tests/renderInPage";
import { LazyPart } from "./LazyPart";

const Part = () => <p>From the script</p>;

it("keeps what the server rendered until the script has come, at a second try", async () => {
  const load = jest
    .fn<Promise<typeof Part>, []>()
    .mockRejectedValueOnce(new Error("Loading chunk 7 failed."))
    .mockResolvedValue(Part);
  const root = document.createElement("div");
  root.innerHTML = '<div tabindex="-1"><div>From the server</div></div>';
  document.body.append(root);
  act(() => {
    hydrateRoot(root, inPage(<LazyPart load={load} props={{}} />));
  });
  expect(root).toHaveTextContent(/^From the server$/);
  expect(await screen.findByRole("alert")).toHaveTextContent("chunk 7");
  expect(screen.getByText("From the server")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("From the script")).toBeInTheDocument();
  expect(root).toHaveTextContent(/^From the script$/);
});

it("leaves the focus where it is as the script's part takes the server's place", async () => {
  const Buttons = () => (
    <>
      <button>One</button>
      <button>Two</button>
    </>
  );
  let come: (part: typeof Buttons) => void = jest.fn();
  const load = () => new Promise<typeof Buttons>((resolve) => (come = resolve));
  document.body.innerHTML =
    '<div><div tabindex="-1"><div><button>One</button><button>Two</button></div></div></div>';
  const root = document.body.firstElementChild as Element;
  act(() => {
    hydrateRoot(root, inPage(<LazyPart load={load} props={{}} />));
  });
  const served = screen.getByRole("button", { name: "Two" });
  served.focus();
  await act(async () => {
    come(Buttons);
    await Promise.resolve();
  });
  const button = screen.getByRole("button", { name: "Two" });
  expect(button).not.toBe(served);
  expect(button).toHaveFocus();
});
