import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeMessageTypes } from "./writeMessageTypes";

it("knows placeholders of all plural forms, their kind, and elements", () => {
  const root = mkdtempSync(path.join(tmpdir(), "types-"));
  const file = path.join(root, "src/theme/i18n/messages.d.ts");
  mkdirSync(path.join(root, "locales/en"), { recursive: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const write = (json: string) =>
    writeFileSync(path.join(root, "locales/en/a.json"), json);
  write(
    JSON.stringify({
      plain: "A",
      values: "{{n, number}} {{name}}",
      posts_one: "1",
      posts_other: "{{count, number}} of {{all, number}}",
      group: { rich: "<b>{{name}}</b> <a>c</a>", bare: "<a>c</a>" },
    }),
  );
  writeMessageTypes(root);
  const types = readFileSync(file, "utf8");
  expect(types).toContain(`  a: {
    "group.bare": Message<{  }, "a">;
    "group.rich": Message<{ name: string }, "a" | "b">;
    "plain": Message;
    "posts": Message<{ all: number; count: number }>;
    "values": Message<{ n: number; name: string }>;
  };`);
  write('{ "a": }');
  writeMessageTypes(root);
  expect(readFileSync(file, "utf8")).toBe(types);
  rmSync(root, { recursive: true });
});
