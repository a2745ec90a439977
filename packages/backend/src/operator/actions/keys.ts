import { StartFault } from '../../db/StartFault.ts';
import { type SealedImages, sealImages } from '../../modules/uploads/sealImages.ts';
import { ObjectStoreUnavailable } from '../../objects/ObjectStore.ts';
import { nameOf } from '../../sealing/dataKey.ts';
import { keysOf } from '../../sealing/openSealer.ts';
import { rotate } from '../../sealing/rotate.ts';
import type { Actions } from '../call.ts';
import { OperatorFault } from '../result.ts';

const NO_NEWER =
  'The keys come from KEEL_DATA_KEY, and its first one is in use. Put a new one in front of it, start every instance with that, and repeat this command. Nothing was changed.';

const RUNS =
  'A server is running on this data, so it has the key: change to another one with keys rotate. To continue without a key, stop every server first. Nothing was changed.';

function sealedWith(to: string, from: string, images: SealedImages | null): string {
  if (!images)
    return `Everything but the identity images is now encrypted with ${to}. The object store does not answer: the next start encrypts the images, and until then they need ${from}.`;
  if (images.broken > 0)
    return `Everything is now encrypted with ${to}, except ${images.broken} identity images that were altered in the object store: they are named in the log and were not changed.`;
  return `Everything is now encrypted with ${to}.`;
}

/** OPS-2: the data keys, by their ids. */
export const keyActions: Actions<'keys list' | 'keys rotate' | 'keys abandon'> = {
  async 'keys list'(_call, { db, keyring, config }) {
    const needed = (await keysOf(db)).map(nameOf);
    const present = keyring.all().map(({ id }) => nameOf(id));
    const named = new Set(config.dataKeys.map(({ id }) => nameOf(id)));
    const where = (key: string) => (named.has(key) ? 'KEEL_DATA_KEY' : 'data.key');
    return {
      rows: [...new Set([...needed, ...present])].map((key) => ({
        key,
        state: needed.includes(key) ? (key === needed[0] ? 'seals' : 'opens') : 'older',
        where: present.includes(key) ? where(key) : null,
      })),
    };
  },

  async 'keys rotate'({ actor }, context) {
    const rotation = await rotate(context, actor).catch((error: unknown) => {
      throw error instanceof StartFault ? new OperatorFault(error.message, { cause: error }) : error;
    });
    if (!rotation) throw new OperatorFault(NO_NEWER);
    const { from, to, rows } = rotation;
    const images = await sealImages(context).catch((error: unknown) => {
      if (error instanceof ObjectStoreUnavailable) return null;
      throw error;
    });
    return {
      changed: true,
      message: `${sealedWith(to, from, images)} Keep a copy of that key, and ${from} as long as backups of its time.`,
      fields: { key: to, before: from, rows, images: images?.sealed ?? null },
    };
  },

  async 'keys abandon'() {
    throw new OperatorFault(RUNS);
  },
};
