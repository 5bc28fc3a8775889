import { createFolder } from "../../tests/createFolder";
import { listFiles } from "../site/files/paths";
import { removeUnpublished } from "./removeUnpublished";

const { root, write } = createFolder();

test("nothing is published that systems and editors leave behind", () => {
  const published = [
    ...[".htaccess", ".nojekyll", ".well-known/security.txt", "_headers"],
    ...["a.jpg", "files/C#.pdf", "files/~kim/a.css", "index.html"],
  ];
  const unpublished = [
    ...[".DS_Store", "._a.jpg", "files/.DS_Store", ".obsidian/app.json"],
    ...["Thumbs.db", "desktop.ini", "notes~", "#notes#", ".#notes", ".a.swp"],
    ...["files/~$offer.docx", ".env", ".git/config", "id_ed25519"],
  ];
  for (const name of [...published, ...unpublished]) write(`public/${name}`);
  removeUnpublished(root);
  expect(listFiles(root, "public")).toEqual(
    published.map((name) => `public/${name}`).sort(),
  );
});
