import { crc32, deflateSync } from 'node:zlib';
import type { Page } from './test.ts';

/** A real PNG of a single colour, as a file for a form. */
export function picture(name = 'passport.png') {
  const size = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits per channel: red, green and blue.
  header.set([8, 2], 8);
  const rows = Buffer.alloc(size * (1 + size * 3), 0x7f);
  for (let row = 0; row < size; row += 1) rows[row * (1 + size * 3)] = 0;
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A JPEG like a camera's: a picture from the browser, with an EXIF block that contains a location. */
export async function cameraPhoto(page: Page, name = 'identity.jpg') {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    canvas.getContext('2d')?.fillRect(8, 8, 32, 32);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bytes = Buffer.from(base64, 'base64');
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*', 'latin1'), Buffer.from([0, 0, 0, 8, 0, 0, 0, 0, 0, 0])]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  // Right after the first two bytes of any JPEG.
  const buffer = Buffer.concat([bytes.subarray(0, 2), marker, exif, bytes.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
