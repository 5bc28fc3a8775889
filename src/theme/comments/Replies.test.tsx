import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { Replies } from "./Replies";

it("announces that there are no replies in a status that was there before", async () => {
  const answers: ((answer: object) => void)[] = [];
  const fetched = new Promise((resolve) => {
    answers.push(resolve);
  });
  globalThis.fetch = () => fetched as Promise<Response>;
  const post = "https://mastodon.social/@kim/113";
  renderInPage(<Replies post={post} onRetry={() => undefined} />);
  const status = screen.getAllByRole("status").at(-1);
  expect(status).toBeEmptyDOMElement();
  answers[0]?.({ ok: true, json: () => Promise.resolve({ descendants: [] }) });
  expect(status).toContainElement(
    await screen.findByText(/Nobody has answered/),
  );
});
