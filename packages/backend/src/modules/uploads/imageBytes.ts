import type { Context } from '../../context.ts';
import type { ImageType } from '../../objects/ObjectStore.ts';
import { ACL, OBJECT_MAX_BYTES, type Purpose } from '../../objects/uploadRules.ts';
import { isSealed, SealBroken, type SealedPlace } from '../../sealing/Sealer.ts';

/** A stored image and its owner. */
export interface StoredImage {
  readonly object_key: string;
  readonly user_id: string;
  readonly purpose: Purpose;
  readonly content_type: ImageType;
  /** The id of the data key that it is sealed with; null if it is not sealed. */
  readonly image_key: Uint8Array | null;
}

type Deps = Pick<Context, 'objects' | 'sealer'>;

/** Writes an image, sealed if it has a key (AUTH-9). */
export async function writeImage({ objects, sealer }: Deps, image: StoredImage, clear: Uint8Array): Promise<void> {
  const { object_key, purpose, content_type: contentType, image_key } = image;
  const bytes = image_key ? sealer.sealBytes(image_key, placeOfImage(image), clear) : clear;
  await objects.write(object_key, bytes, { contentType, acl: ACL[purpose] });
}

/**
 * Reads an image; null if the store has none. Throws `SealBroken` if the bytes are not those that were written:
 * altered, moved, or unsealed in place of sealed ones.
 */
export async function readImage({ objects, sealer }: Deps, image: StoredImage): Promise<Uint8Array | null> {
  const bytes = await objects.read(image.object_key, OBJECT_MAX_BYTES);
  if (!bytes) return null;
  // If sealing was interrupted, the image may be sealed although the database does not say so yet.
  if (isSealed(bytes)) return sealer.openBytes(placeOfImage(image), bytes);
  if (image.image_key)
    throw new SealBroken(`The image ${image.object_key} should be encrypted but is stored in plain text.`);
  return bytes;
}

/** The ciphertext is bound to the image's key and account, so that the image of another investor cannot replace it. */
function placeOfImage({ object_key, user_id }: StoredImage): SealedPlace {
  return { table: 'uploads', column: 'image', row: `${object_key} ${user_id}` };
}
