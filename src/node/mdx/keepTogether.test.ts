/** @jest-environment node */
import { typographyIn } from "../../lib/setType";
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";
import { htmlOf } from "./testing/htmlOf";

const read = async (body: string, format: "md" | "mdx" = "mdx") => {
  const typography = typographyIn("de");
  const options = { ...compileOptions, format, typography };
  const { compiled } = await compileMdx(body, options);
  if (!compiled) throw new Error(body);
  return {
    ...compiled,
    html: htmlOf(compiled.body).replace(
      /<(\/?)span( class="unbroken")?>/g,
      "<$1>",
    ),
  };
};

test.each([
  ["Per E-Mail, (E-Mails)", "<p>Per <>E-Mail</>, (<>E-Mails</>)</p>"],
  ["E-Mail-Adresse", "<p><>E-Mail</>-Adresse</p>"],
  [
    "*E-Rechnung* [x-Achse](/a)",
    '<p><em><>E-Rechnung</></em> <a href="/a"><>x-Achse</></a></p>',
  ],
  ["E-Mail.", "<p><>E-Mail</>.</p>"],
  // Too long for a narrow screen, or no letter alone.
  [
    "E-Rechnungspflich Online-Shop 2-mal E- und",
    "<p>E-Rechnungspflich Online-Shop 2-mal E- und</p>",
  ],
  // Names of other things.
  [
    "`e-mail` ./e-mail a/e-mail e-mail.txt e-x@b.de",
    '<p><code>e-mail</code> ./e-mail a/e-mail e-mail.txt <a href="mailto:e-x@b.de">e-x@b.de</a></p>',
  ],
])("%s", async (body, html) => {
  expect((await read(body)).html).toBe(html);
  expect((await read(body, "md")).html).toBe(html);
});

test("the words stay as they are for whoever searches, copies or links", async () => {
  const { text, toc, html } = await read("## Per E-Mail\n\nE-Rechnung");
  expect(text).toBe("Per E-Mail\nE-Rechnung");
  expect(toc).toMatchObject([{ id: "per-e-mail", title: "Per E-Mail" }]);
  expect(html).toBe(
    '<h2 id="per-e-mail">Per <>E-Mail</></h2><p><>E-Rechnung</></p>',
  );
});

test("names of keys and files are left alone", async () => {
  const { html } = await read(
    "<Kbd>E-Mail</Kbd>\n\n<FileTree>\n- e-mail\n</FileTree>",
  );
  expect(html).not.toContain("<>");
});

test("nothing changes where the owner sets type by hand", async () => {
  const { compiled } = await compileMdx("E-Mail", compileOptions);
  expect(compiled?.body).toEqual([["p", 0, "E-Mail"]]);
});
