import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PostCard } from "./PostCard";

const post = {
  id: "a",
  path: "/de/blog/a",
  title: "Ein Beitrag",
  lang: "de",
  visibility: "LISTED" as const,
  hasMore: false,
  date: "2026-01-02",
  dateText: "2. Januar 2026",
  readingTime: { minutes: 0 },
  tags: [],
  cover: null,
  coverDark: null,
};

it("says nothing of reading where there is nothing to read", () => {
  renderInPage(<PostCard post={post}>Text</PostCard>, { locale: "de" });
  expect(screen.queryByText(/Lesezeit/)).not.toBeInTheDocument();
  expect(screen.queryByText("Weiterlesen")).not.toBeInTheDocument();
});

it("does not enlarge a small cover", () => {
  const fallback = { src: "/a.png", srcSet: "/a.png 400w", sizes: "400px" };
  const size = { width: 400, height: 300, layout: "fixed" as const };
  const gatsbyImageData = { ...size, images: { fallback } };
  const cover = { alt: "", file: { childImageSharp: { gatsbyImageData } } };
  const { container } = renderInPage(
    <PostCard post={{ ...post, cover }}>Text</PostCard>,
    { locale: "de" },
  );
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("sizes", "400px");
  expect(image?.style.getPropertyValue("--most")).toBe("min(400px)");
});
