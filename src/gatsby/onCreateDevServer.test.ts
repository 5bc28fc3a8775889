import type { CreateDevServerArgs } from "gatsby";
import { createFolder } from "../../tests/createFolder";
import { writeEditor } from "../output/editor/writeEditor";
import { removeUnpublished } from "../output/removeUnpublished";
import { onCreateDevServer } from "./onCreateDevServer";

jest.mock("../output/editor/writeEditor", () => ({ writeEditor: jest.fn() }));
const write = jest.mocked(writeEditor);

type Handle = (request: object, response: object, next: () => void) => void;

let handle: Handle;
const folder = createFolder();
beforeAll(() => {
  const app = { use: (_: string, added: Handle) => (handle = added) };
  const store = { getState: () => ({ program: { directory: folder.root } }) };
  folder.write("public/index.html");
  void onCreateDevServer?.(
    { app, store } as unknown as CreateDevServerArgs,
    { plugins: [] },
    () => undefined,
  );
});

/** Returns what is sent for an address; undefined if it is left to Gatsby. */
const open = (originalUrl: string) =>
  new Promise((resolve) => {
    const response = { type: () => ({ send: resolve }) };
    handle({ originalUrl }, response, () => resolve(undefined));
  });

it("marks public/, which has drafts until the next build", () => {
  expect(folder.exists("public/.develop")).toBe(true);
  removeUnpublished(folder.root);
  expect(folder.exists("public/.develop")).toBe(false);
});

it("bundles the editor again after a failure", async () => {
  write.mockRejectedValueOnce(new Error("No such file"));
  expect(await open("/admin")).toBeUndefined();
  write.mockImplementationOnce((output) => {
    output.write("admin.html", "page");
    return Promise.resolve();
  });
  expect(await open("/admin")).toBe("page");
});

it.each(["/admin", "/admin/", "/admin/?a=1"])(
  "has the editor at %s",
  async (address) => {
    expect(await open(address)).toBe("page");
  },
);

it("leaves other addresses to Gatsby", async () => {
  expect(await open("/admin/none.js")).toBeUndefined();
});
