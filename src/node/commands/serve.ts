import "../cli/explainConfig";
import { createServer, type ServerResponse } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import { localeCodes, localePath } from "../../config/locales";
import { isMarkedFailed } from "../checks/failedMark";

const root = path.resolve("public");
const firstPort = Number(process.env.PORT ?? 9000);

if (!existsSync(path.join(root, "index.html"))) {
  console.error('There is no build to serve. Run "npm run build" first.');
  process.exit(1);
}

if (isMarkedFailed(process.cwd())) {
  console.warn("The last build failed its checks; this is what it left.");
}

/** The not-found page in the language of the path, as Netlify's rules choose it. */
const notFoundPage = (pathname: string) => {
  const locale = localeCodes
    .map((code) => localePath(code, "/"))
    .find((own) => own !== "/" && `${pathname}/`.startsWith(`${own}/`));
  return readFileSync(path.join(root, `${locale ?? ""}/404.html`));
};

const files = sirv(root, { extensions: ["html"], gzip: true });

const server = createServer((request, response: ServerResponse) => {
  files(request, response, () => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(notFoundPage(pathname));
  });
});

/** Takes the next free port where somebody else has the first. */
const listen = (port: number) => {
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || port > firstPort + 20) throw error;
    listen(port + 1);
  });
  server.listen(port, () => {
    console.log(`The site is at http://localhost:${port}/`);
  });
};

listen(firstPort);
