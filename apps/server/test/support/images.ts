import { crc32, deflateSync } from 'node:zlib';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** One chunk of a PNG. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG that says it measures so much, with chunks of the test's own before the picture. */
export function png(width = 2, height = 2, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc(Math.min(height, 4) * (Math.min(width, 4) + 1), 0x80));
  return Buffer.concat([PNG, chunk('IHDR', header), ...extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** An EXIF segment as a phone writes it: which side is up, and where the photo was taken. */
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

/** The frame and two scans of a JPEG, in which the coded data holds a stuffed FF and a restart marker. */
export function jpeg(width = 3, height = 2, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc2, frame),
    segment(0xc4, Buffer.alloc(20)),
    scan,
    segment(0xc4, Buffer.alloc(20)),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A comment segment. */
export function comment(text: string): Buffer {
  return segment(0xfe, Buffer.from(text));
}
