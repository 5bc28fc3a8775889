import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { activate } from "./activate";

const form = `<div class="contact">
  <form name="contact" method="post" action="/thanks">
    <label for="name">Name</label><input id="name" name="name" required>
    <p id="name-error" hidden>Your name?</p>
    <label for="email">Email</label><input id="email" name="email" type="email" required>
    <p id="email-error" hidden>Your address?</p>
    <button type="submit" data-sending="Sending">Send</button>
    <span role="status"></span>
    <p role="alert" hidden>Not sent</p>
  </form>
  <div tabindex="-1" hidden>Sent</div>
</div>`;

type Request = { body: URLSearchParams };
const answer = jest.fn<Promise<{ ok: boolean }>, [string, Request]>();

beforeEach(() => {
  document.body.innerHTML = `<main>${form}</main>`;
  window.fetch = answer as unknown as typeof fetch;
  answer.mockReset();
  activate(document.querySelector("main") as HTMLElement);
});

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText("Name"), "Kim");
  await userEvent.type(screen.getByLabelText("Email"), "kim@example.com");
};
const submit = () => userEvent.click(screen.getByRole("button"));

test("what is wrong is said beside the field, until it is right; nothing is sent", async () => {
  await userEvent.type(screen.getByLabelText("Name"), "  ");
  await submit();
  const name = screen.getByLabelText("Name");
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription("Your name?");
  expect(screen.getByText("Your address?")).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await userEvent.type(name, "Kim");
  expect(screen.getByText("Your name?")).not.toBeVisible();
  expect(name).not.toHaveAttribute("aria-describedby");
});

test("a message that has arrived takes the form's place, and is sent once", async () => {
  let arrive: (value: { ok: boolean }) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await fillIn();
  await submit();
  expect(screen.getByRole("status")).toHaveTextContent("Sending");
  await submit();
  arrive({ ok: true });
  await waitFor(() => expect(screen.getByText("Sent")).toHaveFocus());
  expect(screen.queryByRole("button")).toBeNull();
  expect(answer).toHaveBeenCalledTimes(1);
  const [url, request] = answer.mock.calls[0] ?? [];
  expect(url).toMatch(/\/thanks$/);
  expect(request?.body.toString()).toBe("name=Kim&email=kim%40example.com");
});

test.each([
  ["an answer that is an error", () => Promise.resolve({ ok: false })],
  ["no connection", () => Promise.reject(new TypeError("offline"))],
])("%s keeps what was written, and can be tried again", async (_, respond) => {
  answer.mockImplementation(respond);
  await fillIn();
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not sent");
  expect(screen.getByLabelText("Name")).toHaveValue("Kim");
  answer.mockResolvedValue({ ok: true });
  await submit();
  await waitFor(() => expect(screen.getByText("Sent")).toBeVisible());
});
