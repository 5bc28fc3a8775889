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
