import type { ImageType, PickedImage } from '@keel/flows';

/** How good a photo stays that is written anew, from 0 to 1. */
const QUALITY = 0.92;

/**
 * The picture alone, upright, without what a camera writes beside it: place, time, owner (UPLOAD-4). Rejects for a file
 * that holds no picture.
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
