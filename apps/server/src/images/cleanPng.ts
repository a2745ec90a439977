import { crc32 } from 'node:zlib';
import type { CleanImage } from './cleanImage.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and check sum around the data of a chunk. */
const FRAME = 12;
const HEADER_BYTES = 13;
/** The picture and how its colours are meant; no text, time, EXIF or animation. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD']);

interface Chunk {
  readonly name: string;
  readonly whole: Buffer;
  readonly data: Buffer;
}

/** Undefined unless every chunk is whole, the header comes first and the end is there. */
export function cleanPng(bytes: Buffer): CleanImage | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.name !== 'IHDR' || header.data.length !== HEADER_BYTES) return undefined;
  if (!chunks.some(({ name }) => name === 'IDAT')) return undefined;
  const kept = chunks.filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole);
  return {
    bytes: Buffer.concat([SIGNATURE, ...kept]),
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
  };
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME + length;
    if (end > bytes.length) return undefined;
    const [name, data] = [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, end - 4)];
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    chunks.push({ name, whole: bytes.subarray(at, end), data });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}
