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

it("opens what is warned of on a click, and says what has no words and that there is more", async () => {
  const descendants = Array.from({ length: 60 }, (_, index) => ({
    account: { acct: "jo" },
    content: index === 0 ? "" : "The end",
    created_at: "2026-11-02T10:00:00Z",
    media_attachments: [{}],
    spoiler_text: index === 1 ? "Film" : null,
    url: `https://a.example/${index}`,
  }));
  globalThis.fetch = () =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ descendants }),
    } as Response);
  const post = "https://mastodon.social/@kim/113";
  renderInPage(<Replies post={post} onRetry={() => undefined} />);
  const [wordless, warned] = await screen.findAllByRole("listitem");
  expect(wordless).toHaveTextContent("A picture or a film");
  expect(
    warned?.querySelector("details:not([open]) > summary"),
  ).toHaveTextContent("Film");
  expect(screen.getByRole("link", { name: /more replies/ })).toHaveAttribute(
    "href",
    post,
  );
});
