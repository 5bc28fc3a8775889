import { mkdirSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { writeMessageTypes } from "./writeMessageTypes";

const { root, at, read, write } = createFolder();

it("knows placeholders of all plural forms, their kind, and elements", () => {
  const file = "src/theme/i18n/messages.d.ts";
  write(
    "locales/en/a.json",
    JSON.stringify({
      plain: "A",
      values: "{{n, number}} {{name}}",
      posts_one: "1",
      posts_other: "{{count, number}} of {{all, number}}",
      group: { rich: "<b>{{name}}</b> <a>c</a>", bare: "<a>c</a>" },
    }),
  );
  mkdirSync(at("src/theme/i18n"), { recursive: true });
  writeMessageTypes(root);
  const types = read(file);
  expect(types).toContain(`  a: {
    "group.bare": Message<{  }, "a">;
    "group.rich": Message<{ name: string }, "a" | "b">;
    "plain": Message;
    "posts": Message<{ all: number; count: number }>;
    "values": Message<{ n: number; name: string }>;
  };`);
  write("locales/en/a.json", '{ "a": }');
  writeMessageTypes(root);
  expect(read(file)).toBe(types);
});
