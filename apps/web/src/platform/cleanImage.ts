import type { ImageType, PickedImage } from '@keel/flows';

/** The quality of a photo that is encoded again, from 0 to 1. */
const QUALITY = 0.92;

/**
 * Encodes an image again, upright and without the metadata of a camera: location, time, owner (UPLOAD-4). Rejects if
 * the file is not an image.
 */
export async function cleanImage(image: PickedImage, type: ImageType): Promise<Blob> {
  const bitmap = await createImageBitmap(new Blob([await image.arrayBuffer()], { type }));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be read.'))), type, QUALITY);
  });
}
