/** @jest-environment node */
import type { DocFields } from "../content/readDoc";
import type { PostFields } from "../content/readPost";
import { settle } from "./settle";

const post = (own: Partial<PostFields> = {}) =>
  ({
    date: "2026-03-14",
    publishedAt: "2026-03-13T23:00:00.000Z",
    lastUpdate: null,
    isDraft: false,
    isUnlisted: false,
    ...own,
  }) as PostFields;

const now = new Date("2026-06-01T00:00:00Z");
const first = "2026-03-01T00:00:00.000Z";
const last = "2026-04-05T22:30:00.000Z";
const withCommit = (times?: { first: string; last: string }) => ({
  now,
  commits: new Map(times ? [["a.mdx", times]] : []),
  docsPaths: new Map<string, string>(),
});

test.each([
  ["its last commit", post(), { first, last }, last, "2026-04-06"],
  ["nothing: only one commit", post(), { first: last, last }, null, null],
  [
    "nothing: changed before it appeared",
    post({ publishedAt: "2026-05-01T00:00:00.000Z" }),
    { first, last },
    null,
    null,
  ],
  [
    "what the author says, whatever git says",
    post({
      lastUpdate: { day: "2026-03-20", instant: "2026-03-19T23:00:00.000Z" },
    }),
    { first, last },
    "2026-03-19T23:00:00.000Z",
    "2026-03-20",
  ],
])("a post's update is %s", (_, fields, times, updatedAt, updated) => {
  expect(settle(fields, "a.mdx", withCommit(times))).toEqual({
    visibility: "LISTED",
    isListed: true,
    updatedAt,
    updated,
    basePath: null,
  });
});

test("what was scheduled is listed when its time has come", () => {
  const fields = post({ publishedAt: "2026-06-01T00:00:00.000Z" });
  const at = (instant: string) =>
    settle(fields, "a.mdx", { ...withCommit(), now: new Date(instant) })
      .visibility;
  expect(at("2026-05-31T23:59:59.999Z")).toBe("SCHEDULED");
  expect(at("2026-06-01T00:00:00.000Z")).toBe("LISTED");
});

describe("a page of documentation", () => {
  const doc = (own: Partial<DocFields> = {}) =>
    ({
      area: "docs@1.0",
      lastUpdate: null,
      isDraft: false,
      isUnlisted: false,
      ...own,
    }) as DocFields;
  const docsPaths = new Map([["docs@1.0", "/docs/1.0"]]);
  const settleDoc = (own?: Partial<DocFields>) =>
    settle(doc(own), "a.mdx", { ...withCommit({ first, last }), docsPaths });

  it("begins where its version does, and was changed by its last commit", () => {
    expect(settleDoc()).toEqual({
      visibility: "LISTED",
      isListed: true,
      updatedAt: last,
      updated: "2026-04-06",
      basePath: "/docs/1.0",
    });
  });

  it("says itself when it was changed, and who sees it", () => {
    const lastUpdate = {
      day: "2026-03-20",
      instant: "2026-03-19T23:00:00.000Z",
    };
    expect(settleDoc({ lastUpdate, isUnlisted: true })).toMatchObject({
      visibility: "UNLISTED",
      isListed: false,
      updated: "2026-03-20",
    });
    expect(settleDoc({ isDraft: true }).visibility).toBe("DRAFT");
  });

  it("has no place where the site leaves its version out", () => {
    expect(settleDoc({ area: "docs" }).basePath).toBeNull();
  });
});
