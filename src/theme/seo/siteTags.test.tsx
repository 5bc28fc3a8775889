import { renderToStaticMarkup } from "react-dom/server";
import { siteConfig } from "../../config/resolved";
import { createHeadTags } from "./siteTags";

it("connects to the hosts of the stylesheet and of the fonts, each as it is asked", () => {
  const fonts = {
    preconnect: "https://files.example",
    stylesheet: "https://styles.example/css?family=Lora",
    families: ["Lora"],
  };
  const html = renderToStaticMarkup(
    <>{createHeadTags({ ...siteConfig, fonts })}</>,
  );
  const links = html.match(/<link rel="preconnect"[^>]*>/g);
  expect(links).toEqual([
    '<link rel="preconnect" href="https://styles.example"/>',
    '<link rel="preconnect" href="https://files.example" crossorigin="anonymous"/>',
  ]);
});
