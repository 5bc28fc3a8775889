import { describeHost } from "./describeHost";
import { findServer, servers, startHost } from "./startHost";

const cases = Object.entries(servers).flatMap(([name, server]) =>
  ["", "/project"].map((basePath) => ({ name, server, basePath })),
);

for (const { name, server, basePath } of cases) {
  // A server that is not installed is skipped by its name.
  const describeServer = findServer(server) ? describe : describe.skip;
  describeServer(`${name}, a site at ${basePath}/`, () => {
    describeHost(basePath, (site) => startHost(server, site, basePath));
  });
}
