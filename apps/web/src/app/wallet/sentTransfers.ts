import type { PreparedSend, SendDraft, SendEnding, SignedSend, WalletPlace } from '@keel/flows';
import type { KeyStore } from '../../platform/storage.ts';

/** The outcome of a transfer, as far as this device knows. */
export type SentOutcome = SendEnding | 'unknown' | 'pending' | 'confirmed' | 'cancelled';

/** A transfer that was broadcast from this device. Nothing in it is secret: the network gets all of it. */
export interface SentTransfer {
  readonly from: WalletPlace;
  readonly draft: SendDraft;
  readonly prepared: PreparedSend;
  /** The newest transaction first; any of them may be confirmed. Without bytes once the transfer is final. */
  readonly signed: readonly SignedSend[];
  /** Ms since the epoch. */
  readonly at: number;
  readonly outcome: SentOutcome;
  /** The deposit that it pays. @default none */
  readonly depositId?: string;
}

/** The maximum number of stored transfers. */
const MAX_STORED = 50;

/** The transfers that were sent from a place on this device, newest first (WALLET-8). */
export function readSent(store: KeyStore, { chain, network, address }: WalletPlace): readonly SentTransfer[] {
  return readAllSent(store).filter(
    ({ from }) => from.chain === chain && from.network === network && from.address === address,
  );
}

/** Stores a transfer, replacing its earlier version; a transfer is identified by its first transaction. */
export function storeSent(store: KeyStore, sent: SentTransfer): void {
  const stored = isUnderWay(sent) ? sent : withoutBytes(sent);
  const others = readAllSent(store).filter((each) => firstOf(each) !== firstOf(sent));
  store.set('walletSent', JSON.stringify([stored, ...others].toSorted((a, b) => b.at - a.at).slice(0, MAX_STORED)));
}

/** A final transfer is neither sent again nor replaced, and one with many coins is large. */
function withoutBytes(sent: SentTransfer): SentTransfer {
  const signed = sent.signed.map((each) => ({ ...each, bytes: '' }));
  return { ...sent, prepared: { ...sent.prepared, unsigned: '' }, signed };
}

/** The id of a transfer's first transaction. */
export function firstOf({ signed }: Pick<SentTransfer, 'signed'>): string {
  return signed.at(-1)?.txId ?? '';
}

/** Whether it may still move money. */
export function isUnderWay({ outcome }: SentTransfer): boolean {
  return outcome === 'pending' || outcome === 'unknown';
}

/** Whether it moved money, or still may: the recipient is then known to this wallet. */
export function hasMoved({ outcome }: SentTransfer): boolean {
  return !OUTCOMES_WITHOUT_TRANSFER.has(outcome);
}

/** The latest transfer of this device that paid a deposit, or still may; null if there is none (PAY-6). */
export function transferFor(store: KeyStore, depositId: string): SentTransfer | null {
  return readAllSent(store).find((sent) => sent.depositId === depositId && hasMoved(sent)) ?? null;
}

const OUTCOMES_WITHOUT_TRANSFER: ReadonlySet<SentOutcome> = new Set([
  'failed',
  'refused',
  'expired',
  'replaced',
  'cancelled',
]);

/** Somebody to whom this wallet has sent. */
export interface RecentRecipient {
  readonly address: string;
  /** How many transfers it was sent. */
  readonly times: number;
}

/** The maximum number of recent recipients. */
const MAX_RECENT = 5;

/**
 * The recipients of these transfers, the latest first. Only what this wallet sent itself counts: what arrives, or is in
 * a history, may come from somebody whose address was made to resemble a known one.
 */
export function recentRecipients(sent: readonly SentTransfer[]): readonly RecentRecipient[] {
  const times = new Map<string, number>();
  for (const { prepared } of sent.filter(hasMoved)) times.set(prepared.to, (times.get(prepared.to) ?? 0) + 1);
  return [...times].slice(0, MAX_RECENT).map(([address, count]) => ({ address, times: count }));
}

/** The transfers of all places. Stored data may be anything: entries of the wrong shape are ignored. */
export function readAllSent(store: KeyStore): readonly SentTransfer[] {
  try {
    const parsed: unknown = JSON.parse(store.get('walletSent') ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isTransfer).map(completed) : [];
  } catch {
    return [];
  }
}

/** Fills in the fields that transfers stored by an older version lack. */
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
