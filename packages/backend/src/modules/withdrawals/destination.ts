import type { WithdrawMethod } from '@keel/contract';
import { isBitcoinAddress } from '../../addresses/bitcoinAddress.ts';
import { isEthereumAddress } from '../../addresses/ethereumAddress.ts';
import type { Network } from '../../addresses/network.ts';
import type { Call, Refusal } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import { openIfSealed, placeOf, SEALED } from '../../sealing/places.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { messageOf } from '../../words/sentences.ts';

type Body = Call<'createWithdraw'>['body'];
type Field = Exclude<keyof Body, 'amount' | 'method' | 'user'>;

/** The destination of a withdrawal: the fields of its method, by the contract's names. */
export type Destination = Readonly<Partial<Record<Field, string>>>;

interface Method {
  /** The required fields. */
  readonly fields: readonly Field[];
  /** The field that is shown, masked. */
  readonly shown: Field;
  /** Validates the shown field if it is an address of a chain. */
  readonly isAddress?: (text: string, network: Network) => boolean;
}

/** WD-1: the methods of a withdrawal. */
const METHODS: Readonly<Record<WithdrawMethod, Method>> = {
  bank: { fields: ['account_name', 'account_number', 'bank_name'], shown: 'account_number' },
  bitcoin: { fields: ['bitcoin_address'], shown: 'bitcoin_address', isAddress: isBitcoinAddress },
  etherium: { fields: ['etherium_address'], shown: 'etherium_address', isAddress: isEthereumAddress },
  cashapp: { fields: ['cashapp_address'], shown: 'cashapp_address' },
  zelle: { fields: ['zelle_address'], shown: 'zelle_address' },
};

const fieldsMissing = messageOf('withdrawal_fields_missing');

const SHOWN = 4;

/** The trimmed fields of the method; the refusal names missing fields or an invalid address. */
export function readDestination(
  body: Body,
): { ok: true; destination: Destination } | { ok: false; refusal: Refusal<422> } {
  const { fields, shown, isAddress } = METHODS[body.method];
  const given = fields.map((field) => [field, body[field]?.trim() ?? ''] as const);
  const missing = given.filter(([, text]) => text === '').map(([field]) => ({ field, message: fieldsMissing.message }));
  if (missing.length > 0) return { ok: false, refusal: { ...refusals.invalid, ...fieldsMissing, errors: missing } };
  const destination: Destination = Object.fromEntries(given);
  if (isAddress && !isAddress(destination[shown] ?? '', 'main')) {
    return { ok: false, refusal: { ...invalidField(shown, 'invalid_address'), code: 'invalid_address' } };
  }
  return { ok: true, destination };
}

/** The columns of a destination: sealed, or unencrypted if an older version wrote it. */
export interface DestinationRow {
  readonly id: string;
  readonly destination: Destination | null;
  readonly destination_sealed: Uint8Array | null;
}

/** The columns of a `DestinationRow`. */
export const DESTINATION_COLUMNS = 'id, destination, destination_sealed';

/** Seals a destination for the row of a withdrawal, with the data key of the given id. */
export function sealDestination(sealer: Sealer, keyId: Uint8Array, id: string, destination: Destination): Uint8Array {
  return sealer.seal(keyId, placeOf(SEALED.destination, id), JSON.stringify(destination));
}

/** The only function that reads the destination of a row. */
export function destinationOf(sealer: Sealer, row: DestinationRow): Destination {
  if (row.destination) return row.destination;
  const sealed = { clear: null, sealed: row.destination_sealed };
  return JSON.parse(openIfSealed(sealer, placeOf(SEALED.destination, row.id), sealed)) as Destination;
}

/** The part of a destination that an investor's lists show: its last characters, or nothing if it is short. */
export function masked(method: WithdrawMethod, destination: Destination): string {
  const signs = Array.from(destination[METHODS[method].shown] ?? '');
  return `****${signs.length > SHOWN ? signs.slice(-SHOWN).join('') : ''}`;
}
