import { siteConfig } from "../../config/resolved";
import { createPost } from "../testing/createPost";
import { createAlternates } from "./alternates";

it("hides from search engines what is unlisted, and copies of other sites' pages", () => {
  const hidden = [
    {},
    { isListed: false },
    { canonical: "https://example.com/a" },
  ].map((changes) => {
    const post = createPost(changes);
    return createAlternates(siteConfig.i18n, [post])(post)[0]?.isHidden;
  });
  expect(hidden).toEqual([undefined, true, true]);
});
