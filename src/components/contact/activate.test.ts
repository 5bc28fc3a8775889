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
