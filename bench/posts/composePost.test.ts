import { composePost } from "./composePost";

describe("composePost", () => {
  const post = composePost(5, "en");

  test("writes the same post every time", () => {
    expect(composePost(5, "en")).toEqual(post);
  });

  test("writes other text for another number or locale", () => {
    expect(composePost(6, "en").body).not.toBe(post.body);
    expect(composePost(5, "de").body).not.toBe(post.body);
  });

  test("names slug and date after the number", () => {
    expect(post).toMatchObject({ slug: "post-0005", date: "2010-01-06" });
  });

  test.each([
    [3, 3],
    [4, 4],
    [5, 5],
  ])("gives post %i %i code blocks", (number, blocks) => {
    const fences = composePost(number, "en").body.match(/^```\w+$/gm);
    expect(fences).toHaveLength(blocks);
  });

  test("has the parts of a real post", () => {
    expect(post.body.match(/^## /gm)).toHaveLength(5);
    expect(post.body.match(/^### /gm)).toHaveLength(5);
    expect(post.body.match(/^- /gm)).toHaveLength(15);
    expect(post.body).toContain("{/* truncate */}");
    expect(post.body.split(/\s+/).length).toBeGreaterThan(900);
  });
});
