import type { PickedImage } from '@keel/flows';
import { useState } from 'react';

/** The state of a picture, shared by its field and its flow. */
export interface Picture {
  /** The files that the field shows. */
  readonly shown: File | null;
  /** The person removed the picture that the flow has. */
  readonly isRemoved: boolean;
  readonly change: (picture: File | null) => void;
}

/**
 * Keeps a field in step with the picture that its flow accepted (`held`); a flow can replace a picture but not remove
 * it.
 */
export function usePicture(stored: PickedImage | null, pick: (picture: File) => void): Picture {
  const [removed, setRemoved] = useState<PickedImage | null>(null);
  const isRemoved = stored !== null && removed === stored;
  return {
    shown: stored instanceof File && !isRemoved ? stored : null,
    isRemoved,
    change(picture) {
      if (picture === null) {
        setRemoved(stored);
      } else {
        setRemoved(null);
        pick(picture);
      }
    },
  };
}
