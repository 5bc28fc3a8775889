import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../../tests/renderInPage";
import { Comments } from "./Comments";
import { Replies } from "./Replies";
import { beginAtPost } from "./testing/renderComments";

const post = "https://mastodon.social/@kim/113";
const answer = (descendants: object[]) => ({
  ok: true,
  json: () => Promise.resolve({ descendants }),
});

it("announces that there are no replies in a status that was there before", async () => {
  const answers: ((answer: object) => void)[] = [];
  const fetched = new Promise((resolve) => {
    answers.push(resolve);
  });
  globalThis.fetch = () => fetched as Promise<Response>;
  renderInPage(<Replies post={post} onRetry={() => undefined} />);
  const status = screen.getAllByRole("status").at(-1);
  expect(status).toBeEmptyDOMElement();
  answers[0]?.(answer([]));
  expect(status).toContainElement(
    await screen.findByText(/Nobody has replied/),
  );
});

it("says that a server does not answer", async () => {
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted) reject(new Error("Timeout"));
    });
  renderInPage(<Replies post={post} onRetry={() => undefined} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("mastodon.social");
  jest.restoreAllMocks();
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
  globalThis.fetch = () => Promise.resolve(answer(descendants) as Response);
  renderInPage(<Replies post={post} onRetry={() => undefined} />);
  const [wordless, warned] = await screen.findAllByRole("listitem");
  expect(wordless).toHaveTextContent("A picture or a video");
  expect(
    warned?.querySelector("details:not([open]) > summary"),
  ).toHaveTextContent("Film");
  expect(screen.getByRole("link", { name: /more replies/ })).toHaveAttribute(
    "href",
    post,
  );
});

it("are asked for on a click, without a referrer, again after a failure, and are text", async () => {
  beginAtPost();
  const descendants = [
    {
      account: { display_name: "Jo <b>Doe</b>", acct: "jo@a.example" },
      content: "<p>First</p><script>ran</script><img src=x onerror='ran'>",
      created_at: "2026-11-01T10:00:00.000Z",
      url: "https://a.example/@jo/1",
    },
  ];
  const fetch = jest.fn();
  fetch.mockResolvedValueOnce({ ok: false, status: 500 });
  fetch.mockResolvedValueOnce(answer(descendants));
  globalThis.fetch = fetch;
  const settings = {
    provider: "thread" as const,
    host: "https://mastodon.social",
  };
  renderInPage(<Comments settings={settings} description="" post={post} />);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Load comments" }));
  const failure = await screen.findByRole("alert");
  expect(failure).toHaveTextContent("mastodon.social");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  const reply = await screen.findByRole("listitem");
  expect(reply).toHaveTextContent("Jo <b>Doe</b>");
  expect(reply).toHaveTextContent("1 November 2026");
  expect(reply.querySelector("script, img, b")).toBeNull();
  expect(fetch.mock.calls).toEqual(
    Array(2).fill([
      "https://mastodon.social/api/v1/statuses/113/context",
      {
        referrerPolicy: "no-referrer",
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ]),
  );
  const thread = screen.getByRole("link", { name: /Read and reply/ });
  expect(thread).toHaveAttribute("href", post);
});
