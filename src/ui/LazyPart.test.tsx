import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { LazyPart } from "./LazyPart";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const props = { name: "Kim" };

it("shows the part when it has come, and until then that it is coming", async () => {
  const load = () => Promise.resolve(Greeting);
  renderInPage(<LazyPart load={load} props={props} />);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Loading …");
  expect(status).toHaveAttribute("aria-busy", "true");
  expect(await screen.findByText("Hello Kim")).toBeInTheDocument();
  expect(screen.queryByRole("status")).toBeNull();
});

it("says why it failed, and loads again when asked to", async () => {
  const user = userEvent.setup();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error("Loading chunk 7 failed."))
    .mockRejectedValueOnce(new Error("Loading chunk 7 failed again."))
    .mockResolvedValue(Greeting);
  renderInPage(<LazyPart load={load} props={props} />, { locale: "de" });
  const box = await screen.findByRole("alert");
  expect(box).toHaveTextContent("Loading chunk 7 failed.");

  await user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
  expect(await screen.findByText(/failed again/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
  expect(await screen.findByText("Hello Kim")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
  expect(document.body).not.toHaveFocus();
});
