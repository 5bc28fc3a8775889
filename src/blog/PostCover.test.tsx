import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
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

it("has both colour modes' cover, of which browsers fetch the one that is shown", () => {
  renderInPage(
    <PostCover post={{ ...post, coverDark: fileOf("/dark.png") }} />,
  );
  const pictures = screen.getAllByRole("img", { name: "Two grids" });
  expect(
    pictures.map((one) => [
      one.closest("[data-mode]")?.getAttribute("data-mode"),
      one.getAttribute("src"),
      one.getAttribute("loading"),
    ]),
  ).toEqual([
    ["light", "/cover.png", "lazy"],
    ["dark", "/dark.png", "lazy"],
  ]);
});

it("shows nothing for a post without one", () => {
  renderInPage(<PostCover post={{ ...post, cover: null }} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
