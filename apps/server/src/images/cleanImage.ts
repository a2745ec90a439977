import type { CleanImage, ImageCleaner } from '@keel/backend/images/ImageCleaner.ts';
import type { ImageType } from '@keel/backend/objects/ObjectStore.ts';
import type { Sharp } from 'sharp';

/** Maximum size of a picture: far more than a phone's camera produces, far less than exhausts a browser's memory. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 64_000_000;
/** Timeout of the encoder: far more than a picture of that size needs. */
const MAX_SECONDS = 20;
const JPEG_QUALITY = 90;

interface Format {
  /** The decoder's name of the format. */
  readonly name: string;
  /** The last bytes of a complete file; the decoder accepts a truncated PNG. */
  readonly end: Buffer;
  readonly write: (picture: Sharp) => Sharp;
}

const FORMATS: Readonly<Record<ImageType, Format>> = {
  'image/png': {
    name: 'png',
    end: Buffer.from('0000000049454e44ae426082', 'hex'),
    write: (picture) => picture.png(),
  },
  'image/jpeg': {
    name: 'jpeg',
    end: Buffer.from('ffd9', 'hex'),
    write: (picture) => picture.jpeg({ quality: JPEG_QUALITY }),
  },
};

let last: Promise<unknown> = Promise.resolve();

/** Cleans images with sharp, one at a time to limit memory use. */
export const cleanImage: ImageCleaner = (bytes, type) => {
  const mine = last.then(() => clean(bytes, type));
  last = mine.catch(() => undefined);
  return mine;
};

async function clean(bytes: Uint8Array, type: ImageType): Promise<CleanImage | undefined> {
  const { name, end, write } = FORMATS[type];
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(end)) return undefined;
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== name || width > MAX_SIDE || height > MAX_SIDE) return undefined;
    const written = write(picture.autoOrient()).timeout({ seconds: MAX_SECONDS });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The decoder throws for invalid bytes.
    return undefined;
  }
}

/** Loads sharp lazily, because most starts never need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // All decoders are disabled except those of PNG and JPEG.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  sharp.cache(false);
  return sharp;
}
