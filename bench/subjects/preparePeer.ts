import path from "node:path";
import { copyFiles } from "./copyFiles";
import { installPeer } from "./installPeer";
import { listKeys } from "./listKeys";
import { peersFolder, repoFolder, workFolder } from "./paths";
import { buildCommand, readManifest } from "./readManifest";
import type { Subject } from "./types";

const peers = {
  docusaurus: {
    title: "Docusaurus",
    framework: "@docusaurus/core",
    output: "build",
    caches: [".docusaurus", "build", "node_modules/.cache"],
    hasTagPages: true,
  },
  astro: {
    title: "Astro",
    framework: "astro",
    output: "dist",
    caches: [".astro", "dist", "node_modules/.astro", "node_modules/.vite"],
    hasTagPages: false,
  },
} as const;

export const peerNames = ["docusaurus", "astro"] as const;

export type PeerName = (typeof peerNames)[number];

/** Lays a peer out in the work folder, without posts. */
export function preparePeer(name: PeerName): Subject {
  const { title, framework, output, caches, hasTagPages } = peers[name];
  const source = path.join(peersFolder, name);
  const folder = path.join(workFolder, name);
  installPeer(source);
  copyFiles(source, folder);
  const { version } = readManifest(
    path.join(source, "node_modules", framework),
  );
  return {
    target: name,
    title: `${title} ${version}`,
    folder,
    command: buildCommand(source),
    output: path.join(folder, output),
    caches,
    tags: hasTagPages ? listKeys(repoFolder, "content/tags.yaml") : [],
    rebuilds: ["unchanged"],
  };
}
