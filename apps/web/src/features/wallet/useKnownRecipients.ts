import { useState } from 'react';
import { useServices } from '../../app/services/services.ts';
import {
  hasMoved,
  type RecentRecipient,
  readAllSent,
  readSent,
  recentRecipients,
  type SentTransfer,
} from '../../app/wallet/sentTransfers.ts';
import type { Place } from './chain/place.ts';

/** What this device knows of earlier transfers when the page is opened. */
interface KnownRecipients {
  /** The transfers of this place, the latest first. */
  readonly before: readonly SentTransfer[];
  /** Of every chain: a person's address may be used on several chains, and so may a lookalike. */
  readonly known: readonly string[];
  /** Whom this wallet sent to from this place, the latest first. */
  readonly recent: readonly RecentRecipient[];
}

/** Read once, since the transfer being sent is stored in the same list. */
export function useKnownRecipients(place: Place): KnownRecipients {
  const { store } = useServices();
  const [known] = useState(() => {
    const before = readSent(store, place);
    return {
      before,
      known: readAllSent(store).flatMap((sent) => (hasMoved(sent) ? sent.prepared.to : [])),
      recent: recentRecipients(before),
    };
  });
  return known;
}
