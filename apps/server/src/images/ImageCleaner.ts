import type { ImageType } from '../objects/ObjectStore.ts';

/** An image with nothing in it but the picture. */
export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image and encodes its picture anew, the right side up (UPLOAD-4). Location, camera, comments, colour profile,
 * thumbnails and whatever follows the end are gone. Undefined if the bytes are not a whole picture of the type or
 * measure too much.
 */
export type ImageCleaner = (bytes: Uint8Array, type: ImageType) => Promise<CleanImage | undefined>;
