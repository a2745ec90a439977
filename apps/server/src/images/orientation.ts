const EXIF = Buffer.from('Exif\0\0', 'latin1');
const LITTLE = 'II';
const BIG = 'MM';
const TAG = 0x0112;
const ENTRY = 12;
const SHORT = 3;

/** Which side is up, 1 to 8, as an EXIF segment says; undefined where it does not. */
export function orientationOf(segment: Buffer): number | undefined {
  if (!segment.subarray(0, EXIF.length).equals(EXIF)) return undefined;
  const tiff = segment.subarray(EXIF.length);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== LITTLE && order !== BIG) return undefined;
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : order === LITTLE ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const u32 = (at: number) =>
    at + 4 > tiff.length ? 0 : order === LITTLE ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const directory = u32(4);
  const entries = Array.from({ length: u16(directory) }, (_, index) => directory + 2 + index * ENTRY);
  const entry = entries.find((at) => u16(at) === TAG && u16(at + 2) === SHORT);
  const value = entry === undefined ? 0 : u16(entry + 8);
  return value >= 1 && value <= 8 ? value : undefined;
}

/** A whole APP1 segment that says which side is up and nothing else: without it photos of phones lie on their side. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write(BIG, 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, EXIF, tiff]);
}
