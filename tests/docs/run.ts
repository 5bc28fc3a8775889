import path from "node:path";
import { testSite } from "../run/testSite";
import { faultyFolder, prepareFaultySite, prepareSite } from "./prepareSite";

void testSite("docs", (folder) => {
  prepareSite(folder);
  prepareFaultySite(path.join(folder, faultyFolder));
});
