import type { PreparedSend, SendDraft, SignedSend, WalletPlace } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/**
 * What became of a transfer, as far as this device knows. `failed`: a block has it, and it moved nothing but the fee;
 * `refused`: no node took it; `expired` and `replaced`: it can no longer be carried out, and moved nothing.
 */
export type SentOutcome =
  | 'unknown'
  | 'pending'
  | 'confirmed'
  | 'failed'
  | 'refused'
  | 'expired'
  | 'replaced'
  | 'cancelled';

/** A transfer that was given to a network from this device. Nothing in it is secret: the network gets all of it. */
export interface SentTransfer {
  readonly from: WalletPlace;
  readonly draft: SendDraft;
  readonly prepared: PreparedSend;
  /** The last one first; any of them may be confirmed. Without bytes once it is over. */
  readonly signed: readonly SignedSend[];
  /** Ms since the epoch. */
  readonly at: number;
  readonly outcome: SentOutcome;
}

/** How many are kept. */
const MOST = 50;

/** The transfers that were sent from a place on this device, the newest first (WALLET-8). */
export function readSent(store: KeyStore, { chain, network, address }: WalletPlace): readonly SentTransfer[] {
  return readAllSent(store).filter(
    ({ from }) => from.chain === chain && from.network === network && from.address === address,
  );
}

/** Keeps a transfer in the place of what was kept of it before: what it is known by is its first transaction. */
export function storeSent(store: KeyStore, sent: SentTransfer): void {
  const stored = isUnderWay(sent) ? sent : withoutBytes(sent);
  const others = readAllSent(store).filter((each) => firstOf(each) !== firstOf(sent));
  store.set('walletSent', JSON.stringify([stored, ...others].toSorted((a, b) => b.at - a.at).slice(0, MOST)));
}

/** What is over is neither sent again nor replaced, and a transfer with many coins is large. */
function withoutBytes(sent: SentTransfer): SentTransfer {
  const signed = sent.signed.map((each) => ({ ...each, bytes: '' }));
  return { ...sent, prepared: { ...sent.prepared, unsigned: '' }, signed };
}

/** The id of the transaction that a transfer began with. */
export function firstOf({ signed }: Pick<SentTransfer, 'signed'>): string {
  return signed.at(-1)?.txId ?? '';
}

/** It may still move money. */
export function isUnderWay({ outcome }: SentTransfer): boolean {
  return outcome === 'pending' || outcome === 'unknown';
}

/** The transfers of every place. What is kept may be anything: what has not the right shape counts as nothing. */
export function readAllSent(store: KeyStore): readonly SentTransfer[] {
  try {
    const parsed: unknown = JSON.parse(store.get('walletSent') ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isTransfer).map(completed) : [];
  } catch {
    return [];
  }
}

/** What was kept by an older version lacks what is known of a transfer since then. */
function completed(sent: SentTransfer): SentTransfer {
  const unknown = {
    opening: null,
    usualFee: null,
    isToContract: false,
    left: null,
    amountBefore: null,
    expiry: null,
    usualMs: 0,
  };
  return { ...sent, prepared: { ...unknown, ...sent.prepared } };
}

function isTransfer(each: unknown): each is SentTransfer {
  const { from, draft, prepared, signed, at } = (each ?? {}) as Partial<SentTransfer>;
  const hasParts = [from, draft, prepared].every((part) => typeof part === 'object' && part !== null);
  return hasParts && Array.isArray(signed) && signed.length > 0 && typeof at === 'number';
}
