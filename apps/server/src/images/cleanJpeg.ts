import type { CleanImage } from './cleanImage.ts';
import { orientationOf, orientationSegment } from './orientation.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Baseline, extended and progressive: what browsers draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** JFIF, Adobe's colour transform, tables, restart interval. */
const KEPT = new Set([0xe0, 0xee, 0xc4, 0xdb, 0xdd]);

interface Segment {
  readonly marker: number;
  /** Marker and length included; for a scan, its coded data too. */
  readonly whole: Buffer;
  readonly data: Buffer;
}

/** Undefined unless the segments are whole, there is one frame, a scan and an end. Keeps which side is up. */
export function cleanJpeg(bytes: Buffer): CleanImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const segments = readSegments(bytes);
  const frames = segments?.filter(({ marker }) => FRAMES.has(marker)) ?? [];
  const [frame] = frames;
  if (!segments || frames.length !== 1 || !frame || frame.data.length < 6) return undefined;
  if (!segments.some(({ marker }) => marker === SOS)) return undefined;
  const exif = segments.find(({ marker, data }) => marker === APP1 && orientationOf(data) !== undefined);
  const orientation = exif && orientationOf(exif.data);
  return {
    bytes: Buffer.concat([
      Buffer.from([0xff, SOI]),
      ...(orientation === undefined ? [] : [orientationSegment(orientation)]),
      ...segments.filter(isKept).map(({ whole }) => whole),
      Buffer.from([0xff, EOI]),
    ]),
    height: frame.data.readUInt16BE(1),
    width: frame.data.readUInt16BE(3),
  };
}

function isKept({ marker, data }: Segment): boolean {
  if (marker === APP2) return data.subarray(0, ICC.length).equals(ICC);
  return marker === SOS || FRAMES.has(marker) || KEPT.has(marker);
}

/** All segments up to the end of the image; undefined if it is cut off. */
function readSegments(bytes: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return segments;
    if (marker === undefined || at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const dataEnd = at + 2 + length;
    if (length < 2 || dataEnd > bytes.length) return undefined;
    const end = marker === SOS ? endOfScan(bytes, dataEnd) : dataEnd;
    segments.push({ marker, whole: bytes.subarray(at, end), data: bytes.subarray(at + 4, dataEnd) });
    at = end;
  }
  return undefined;
}

/** Coded data runs to the next marker that is neither a stuffed FF nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}
