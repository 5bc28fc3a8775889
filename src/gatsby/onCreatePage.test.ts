import type { CreatePageArgs } from "gatsby";
import { onCreatePage } from "./onCreatePage";

/** Creates a page of src/pages with the context that gatsby-plugin-react-i18next gives it. */
function create(language: string, originalPath: string): unknown {
  const createPage = jest.fn<undefined, [{ context: unknown }]>();
  const store = { getState: () => ({ program: { directory: "/site" } }) };
  const page = {
    path: `/${language}${originalPath}`,
    context: { i18n: { language, originalPath } },
  };
  void onCreatePage?.(
    { page, store, actions: { createPage } } as unknown as CreatePageArgs,
    { plugins: [] },
    () => undefined,
  );
  return createPage.mock.calls[0]?.[0].context;
}

it.each([
  ["/tools/", ["/tools", "/de/tools"]],
  ["/", ["/", "/de"]],
])(
  "an own page at %s knows its locale, and its addresses without the last slash",
  (originalPath, paths) => {
    expect(create("de", originalPath)).toMatchObject({
      locale: "de",
      alternates: paths.map((path) => ({ path, isFallback: false })),
    });
  },
);
