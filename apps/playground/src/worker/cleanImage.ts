import type { ImageCleaner } from '@keel/backend/images/ImageCleaner.ts';

/** Maximum size of a picture, as on the server. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 64_000_000;

/** Decodes and encodes with the browser's own codecs, which drop all metadata and apply the orientation. */
export const cleanImage: ImageCleaner = async (bytes, type) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type })).catch(() => null);
  if (!picture) return undefined;
  const { width, height } = picture;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) return undefined;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const cleaned = await canvas.convertToBlob({ type, quality: 0.9 });
  return { bytes: new Uint8Array(await cleaned.arrayBuffer()), width, height };
};
