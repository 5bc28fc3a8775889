// The browser loads these files; were zod among their imports, this would throw.
jest.mock("zod", () => {
  throw new Error("zod must not reach the browser");
});

test.each(["./resolved", "./locales", "./localize", "./isFooterColumns"])(
  "%s works without zod",
  async (path) => {
    expect(Object.keys((await import(path)) as object)).not.toEqual([]);
  },
);
