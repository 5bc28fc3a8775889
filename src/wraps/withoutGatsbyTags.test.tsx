import { withoutGatsbyTags } from "./withoutGatsbyTags";

it("drops Gatsby's own tags, and keeps all else that a head may hold", () => {
  const title = [<title key="title">A page</title>];
  const meta = <meta key="a" name="description" content="A page" />;
  const style = <style key="layers" />;
  expect(
    withoutGatsbyTags([
      <meta key="generator" name="generator" content="Gatsby 5" />,
      <style key="gatsby-image-style" />,
      <style key="gatsby-image-style-noscript" />,
      meta,
      "",
      null,
      undefined,
      false,
      title,
      style,
    ]),
  ).toEqual([meta, "", null, undefined, false, title, style]);
});
