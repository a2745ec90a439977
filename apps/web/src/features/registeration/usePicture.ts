import type { PickedImage } from '@keel/flows';
import { useState } from 'react';

/** A picture between its field and its flow. */
export interface Picture {
  /** What the field shows. */
  readonly shown: File | null;
  /** The person took back the picture that the flow holds. */
  readonly isRemoved: boolean;
  readonly change: (picture: File | null) => void;
}

/** Keeps a field and the picture that its flow accepted (`held`) in step; a flow can replace a picture, not drop it. */
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
