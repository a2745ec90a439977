import type { ImageType } from '../objects/ObjectStore.ts';

/** An image without metadata. */
export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image and encodes its picture again, in upright orientation (UPLOAD-4). This removes location, camera,
 * comments, colour profile, thumbnails and trailing data. Undefined if the bytes are not a complete picture of the
 * type, or are too large.
 */
export type ImageCleaner = (bytes: Uint8Array, type: ImageType) => Promise<CleanImage | undefined>;
