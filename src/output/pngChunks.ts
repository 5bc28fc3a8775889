const signatureLength = 8;
/** The length of a chunk, its type and its checksum, which are beside its content. */
const frameLength = 12;

/** Splits a PNG file into its chunks. */
function* readChunks(png: Buffer) {
  for (let start = signatureLength; start + frameLength <= png.length;) {
    const end = start + frameLength + png.readUInt32BE(start);
    const type = png.toString("latin1", start + 4, start + 8);
    yield { type, bytes: png.subarray(start, end) };
    start = end;
  }
}

/** True for a PNG file with several frames, of which sharp reads the first. */
export const isAnimatedPng = (png: Buffer): boolean =>
  [...readChunks(png)].some(({ type }) => type === "acTL");

/** Removes what programs write into a PNG file beside the picture. */
export const removePngTexts = (png: Buffer): Buffer =>
  Buffer.concat([
    png.subarray(0, signatureLength),
    ...[...readChunks(png)]
      .filter(({ type }) => !/^(?:eXIf|[itz]TXt)$/.test(type))
      .map(({ bytes }) => bytes),
  ]);
