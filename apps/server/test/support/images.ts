import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG, with additional chunks before the picture. A large one only claims its size. */
export function png(width = 2, height = 2, extra: readonly Buffer[] = [], colourType = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = colourType;
  const [columns, lines] = [Math.min(width, 64), Math.min(height, 64)];
  const row = Buffer.alloc(columns + 1, 0x80).fill(0, 0, 1);
  const rows = deflateSync(Buffer.concat(Array.from({ length: lines }, () => row)));
  return Buffer.concat([PNG, chunk('IHDR', header), ...extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The decoded size and pixels of an image. */
export async function shown(file: Uint8Array): Promise<{ width: number; height: number; pixels: string }> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.toString('hex') };
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** An EXIF segment as written by a phone: orientation and location. */
export function exif(orientation: number, place: string): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]));
}

/** A JPEG, dark on the left and light on the right, with additional segments before the picture. */
export async function jpeg(width = 3, height = 2, extra: readonly Buffer[] = []): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? 20 : 230)));
  const made = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([made.subarray(0, 2), ...extra, made.subarray(2)]);
}

/** A comment segment. */
export function comment(text: string): Buffer {
  return segment(0xfe, Buffer.from(text));
}
