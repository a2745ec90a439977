import type { Context } from '../../context.ts';
import type { ImageType } from '../../objects/ObjectStore.ts';
import { ACL, OBJECT_MAX_BYTES, type Purpose } from '../../objects/uploadRules.ts';
import { isSealed, type Place, SealBroken } from '../../sealing/Sealer.ts';

/** An image in the store, and whose it is. */
export interface StoredImage {
  readonly object_key: string;
  readonly user_id: string;
  readonly purpose: Purpose;
  readonly content_type: ImageType;
  /** The id of the data key that it is sealed with; null where its bytes lie in clear. */
  readonly image_key: Uint8Array | null;
}

type Deps = Pick<Context, 'objects' | 'sealer'>;

/** Writes an image, sealed where it has a key (AUTH-9). */
export async function writeImage({ objects, sealer }: Deps, image: StoredImage, clear: Uint8Array): Promise<void> {
  const { object_key, purpose, content_type: contentType, image_key } = image;
  const bytes = image_key ? sealer.sealBytes(image_key, placeOfImage(image), clear) : clear;
  await objects.write(object_key, bytes, { contentType, acl: ACL[purpose] });
}

/**
 * The picture; null where the store has none. Throws `SealBroken` where the store gives another one than was written:
 * altered, moved, or in clear in the place of a sealed one.
 */
export async function readImage({ objects, sealer }: Deps, image: StoredImage): Promise<Uint8Array | null> {
  const bytes = await objects.read(image.object_key, OBJECT_MAX_BYTES);
  if (!bytes) return null;
  // It can be sealed already where the database does not know it yet: a sealing that was stopped in between.
  if (isSealed(bytes)) return sealer.openBytes(placeOfImage(image), bytes);
  if (image.image_key) throw new SealBroken(`The image ${image.object_key} was sealed, and lies there in clear.`);
  return bytes;
}

/** Bound to its key and its account, so that another investor's image does not open in its place. */
function placeOfImage({ object_key, user_id }: StoredImage): Place {
  return { table: 'uploads', column: 'image', row: `${object_key} ${user_id}` };
}
