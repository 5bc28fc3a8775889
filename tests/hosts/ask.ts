import { get } from "node:http";

export type Reply = {
  status: number;
  /** The last address, redirects followed. */
  address: URL;
  redirects: number[];
  type: string;
  text: string;
};

const once = (address: URL): Promise<Reply & { location?: string }> =>
  new Promise((resolve, reject) => {
    get(address, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { location, "content-type": type = "" } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          address,
          redirects: [],
          type,
          text: Buffer.concat(chunks).toString("utf8"),
          ...(location !== undefined && { location }),
        });
      });
    }).on("error", reject);
  });

/** Asks for an address as a browser does, which gives up where redirects go round in circles. */
export async function ask(start: string, limit = 3): Promise<Reply> {
  const redirects: number[] = [];
  let address = new URL(start);
  while (redirects.length <= limit) {
    const { location, ...reply } = await once(address);
    if (location === undefined) return { ...reply, redirects };
    redirects.push(reply.status);
    address = new URL(location, address);
  }
  throw new Error(`${start} redirects more than ${limit} times.`);
}
