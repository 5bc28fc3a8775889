import path from "node:path";
import { copyFiles } from "../../tests/run/copyFiles";
import { installOnce, readBuildCommand, readManifest } from "../packages";
import { listKeys } from "./prepareSite";
import { type Subject, workFolder } from "./subject";

const source = path.resolve(__dirname, "../peers/docusaurus");

/** Lays Docusaurus out in the work folder, without posts. */
export function prepareDocusaurus(): Subject {
  const folder = path.join(workFolder, "docusaurus");
  installOnce(source);
  copyFiles(source, folder);
  const { version } = readManifest(
    path.join(source, "node_modules/@docusaurus/core"),
  );
  return {
    target: "docusaurus",
    title: `Docusaurus ${version}`,
    folder,
    command: readBuildCommand(source),
    output: path.join(folder, "build"),
    caches: [".docusaurus", "build", "node_modules/.cache"],
    tags: listKeys(process.cwd(), "content/tags.yaml"),
    rebuilds: ["unchanged"],
  };
}
