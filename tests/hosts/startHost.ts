import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A running server with the site, and how to end it. */
export type Host = { port: number; stop: () => Promise<void> };

const docs = readFileSync("docs/hosting-nginx-apache.md", "utf8");

/** Matches the slash at the start of the addresses in the settings. */
const start =
  /(?<!\w)\/(?=_|static\/|de\/|404\.html|\$1|\$section\/|\(\?<first>|\.well-known\/)/g;

/** Reads the settings of a server as the documentation shows them, for a site below a path with the path before each address. */
function readBlock(language: string, basePath: string): string {
  const [, block = ""] =
    new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(docs) ?? [];
  return block.replace(start, `${basePath}/`);
}

type Server = {
  program: string;
  /** Where systems have it beside the PATH. */
  folder: string;
  /** Writes the settings for a folder and a port, and returns the command that starts the server. */
  prepare: (
    work: string,
    site: string,
    basePath: string,
    port: number,
  ) => string[];
};

const modules = "/usr/lib/apache2/modules";
const apacheModules = [
  ...["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite"],
  ...["filter", "deflate", "negotiation", "autoindex", "setenvif"],
];

export const servers: Record<string, Server> = {
  nginx: {
    program: "nginx",
    folder: "/usr/sbin",
    prepare: (work, site, basePath, port) => {
      const block = readBlock("nginx", basePath)
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        .replace("root /var/www/site;", `root ${site};`);
      const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const config = `
pid ${work}/nginx.pid;
error_log ${work}/error.log;
daemon off;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${bodies.map((name) => `${name}_temp_path ${work}/${name};`).join("\n  ")}
  ${block}
}`;
      writeFileSync(path.join(work, "nginx.conf"), config);
      return [
        "-p",
        work,
        "-e",
        `${work}/error.log`,
        "-c",
        `${work}/nginx.conf`,
      ];
    },
  },
  Apache: {
    program: "apache2",
    folder: "/usr/sbin",
    prepare: (work, site, basePath, port) => {
      writeFileSync(
        path.join(site, basePath, ".htaccess"),
        readBlock("apache", basePath),
      );
      const config = `
ServerRoot ${work}
ServerName localhost
PidFile ${work}/apache.pid
DefaultRuntimeDir ${work}
ErrorLog ${work}/error.log
Listen 127.0.0.1:${port}
${apacheModules.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot ${site}
DirectoryIndex index.html
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`;
      writeFileSync(path.join(work, "apache.conf"), config);
      return ["-f", `${work}/apache.conf`, "-D", "FOREGROUND"];
    },
  },
  Caddy: {
    program: "caddy",
    folder: "/usr/bin",
    prepare: (work, site, basePath, port) => {
      const block = readBlock("caddyfile", basePath)
        .replace("www.example.com", `http://localhost:${port}`)
        .replace("/var/www/site", site);
      const config = `{\n\tadmin off\n\tauto_https off\n}\n${block}`;
      writeFileSync(path.join(work, "Caddyfile"), config);
      return ["run", "--config", `${work}/Caddyfile`, "--adapter", "caddyfile"];
    },
  },
};

/** Finds a server's program; undefined if it is not installed. */
export const findServer = ({ program, folder }: Server): string | undefined =>
  [program, path.join(folder, program)].find(
    (file) => spawnSync(file, ["-v"]).error === undefined,
  );

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server with the settings of the documentation. */
export async function startHost(
  server: Server,
  site: string,
  basePath: string,
): Promise<Host> {
  const work = mkdtempSync(path.join(tmpdir(), "host-"));
  mkdirSync(path.join(work, "logs"));
  // As root, servers give up their rights before they read files.
  chmodSync(work, 0o755);
  const port = await findPort();
  const args = server.prepare(work, site, basePath, port);
  const child = spawn(findServer(server) ?? "", args, {
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child.once("close", () => resolve()),
  );
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(work, { recursive: true });
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return { port, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${server.program} does not start:\n${output}`);
}
