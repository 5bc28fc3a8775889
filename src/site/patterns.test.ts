import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "./files/paths";

/** The code that reads what others wrote: texts, files, imports, addresses, replies, queries. */
const folders =
  /^src\/(?:cli\/import|components|config|lib|output|site|theme\/(?:comments|i18n|routing|search))\//;

/** What patterns begin with, again and again: the worst for one that looks for its end from each. */
const units =
  ' ,\n,a,0,-,_,.,/,<,[,(,{,`,*,&,%,",\',!,:,#,~,a ,a-,a.,[a](,<!--,<a ,{{,{a,a="'.split(
    /,(?!\n)/,
  );
const length = 10_000;
const texts = units.map((unit) => `${unit.repeat(length / unit.length)}\0`);

function listPatterns(file: string): RegExp[] {
  const source = readFileSync(file, "utf8");
  const found: RegExp[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const [body, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push(new RegExp(body, flags));
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

/** The milliseconds that a pattern takes at best; a machine may be busy for a while. */
function measure(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    text.replace(pattern, "");
    return performance.now() - start;
  });
  return Math.min(...times);
}

const files = listFiles(process.cwd(), "src").filter(
  (file) =>
    folders.test(file) &&
    /\.tsx?$/.test(file) &&
    !/\.test\.|\/testing\//.test(file),
);

test("no pattern takes long for any text", () => {
  const slow = files
    .flatMap((file) =>
      listPatterns(path.resolve(file)).map((pattern) => ({ file, pattern })),
    )
    .flatMap(({ file, pattern }) =>
      texts
        .filter((text) => {
          const start = performance.now();
          text.replace(pattern, "");
          return performance.now() - start > 25 && measure(pattern, text) > 25;
        })
        .map(
          (text) =>
            `${file} ${String(pattern)} ${JSON.stringify(text.slice(0, 5))}`,
        ),
    );
  expect(slow).toEqual([]);
});
