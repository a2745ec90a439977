import type { ImageType } from '../objects/ObjectStore.ts';
import { cleanJpeg } from './cleanJpeg.ts';
import { cleanPng } from './cleanPng.ts';

/** An image with nothing in it but the picture. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What a picture may measure: far above a phone's camera, far below what makes a browser run out of memory. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 64_000_000;

/**
 * Writes an image anew from the parts that make up the picture (UPLOAD-4). Location, camera, comments, thumbnails and
 * whatever hides behind the end are gone. Undefined if the bytes are not of the type, are cut off or measure too much.
 */
export function cleanImage(bytes: Buffer, type: ImageType): CleanImage | undefined {
  const clean = type === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes);
  if (!clean || clean.width < 1 || clean.height < 1) return undefined;
  const tooLarge = clean.width > MAX_SIDE || clean.height > MAX_SIDE || clean.width * clean.height > MAX_PIXELS;
  return tooLarge ? undefined : clean;
}
