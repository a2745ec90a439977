import { parseRecord } from '../vault/record.ts';
import type { Opened } from '../vault/vault.ts';
import type { WalletSecret } from '../vault/walletSecret.ts';
import { createSpending, type Spending } from './spending.ts';

/** The wallet that this worker has unlocked. */
export interface OpenWallet {
  readonly secret: WalletSecret;
  /** The words of `recalled` are only shown: nothing is signed with them. */
  readonly origin: 'made' | 'typed' | 'vault' | 'recalled';
  /** null while it is not sealed yet. */
  until: number | null;
  /** The path of the account that was chosen when the words were imported; undefined for the usual ones. */
  path: string | undefined;
  /** The encrypted words of its record, which no change of passcode, passkey or rule changes; null if not sealed yet. */
  body: string | null;
  /** Whether it has handled any request since it was sealed. */
  isInUse: boolean;
  readonly spending: Spending;
}

/** A wallet that has no record, or whose words are only shown. */
export function unsealed(secret: WalletSecret, origin: 'made' | 'typed' | 'recalled'): OpenWallet {
  const rest = { until: null, path: undefined, body: null, isInUse: false };
  return { secret, origin, ...rest, spending: createSpending(undefined) };
}

/** A wallet that was opened from its record. */
export function fromVault(opened: Opened, record: string, until: number): OpenWallet {
  const spending = createSpending(opened.rule);
  const { path } = opened.wallet;
  return { secret: secretIn(opened), origin: 'vault', until, path, body: bodyOf(record), isInUse: true, spending };
}

/** The encrypted words of a record; null if it cannot be read. */
export function bodyOf(record: string): string | null {
  return parseRecord(record)?.body.data ?? null;
}

/**
 * Whether it is a record of the unlocked wallet. A script in the page could have another worker seal a record under a
 * passcode that it knows.
 */
export function isOwnRecord({ body }: OpenWallet, record: string): boolean {
  return body !== null && bodyOf(record) === body;
}

/** The words and their passphrase, without anything else. */
export const secretIn = ({ entropy, seedPassphrase }: WalletSecret): WalletSecret => ({ entropy, seedPassphrase });
