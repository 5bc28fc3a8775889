import { inflateSync } from "node:zlib";

type Table = {
  tag: string;
  checksum: number;
  unpack: () => Buffer;
};

/** The tables of a WOFF file. */
export function tablesOf(woff: Buffer): Table[] {
  const count = woff.readUInt16BE(12);
  return Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    return {
      tag: woff.toString("latin1", entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      unpack: () => (isPacked ? inflateSync(packed) : packed),
    };
  });
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** A WOFF file as the OpenType font that it was made of: HarfBuzz reads no other. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff).map(({ unpack, ...table }) => ({
    ...table,
    data: unpack(),
  }));
  const header = Buffer.alloc(12 + tables.length * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = 12 + index * 16;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    offset += padded(data.length);
  });
  const bodies = tables.map(({ data }) =>
    Buffer.concat([data], padded(data.length)),
  );
  return Buffer.concat([header, ...bodies]);
}
