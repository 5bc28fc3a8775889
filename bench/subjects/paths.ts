import path from "node:path";

export const repoFolder = path.resolve(__dirname, "../..");
export const workFolder = path.join(repoFolder, "bench/.work");
export const peersFolder = path.join(repoFolder, "bench/peers");
