import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { PostCover } from "./PostHeader";

const fileOf = (src: string) => ({
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 728,
        height: 410,
        images: { fallback: { src } },
      },
    },
  },
});
const post = {
  lang: "en",
  cover: { alt: "Two grids", ...fileOf("/cover.png") },
  coverDark: null,
};

it("shows a cover at once", () => {
  renderInPage(<PostCover post={post} />);
  const picture = screen.getByRole("img", { name: "Two grids" });
  expect(picture).toHaveAttribute("src", "/cover.png");
  expect(picture).toHaveAttribute("loading", "eager");
});

it("shows nothing for a post without one", () => {
  renderInPage(<PostCover post={{ ...post, cover: null }} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
