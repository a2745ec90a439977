import { base58 } from '@scure/base';
import { solanaBytes } from '../address/solana.ts';

/** What an instruction may do with an account. The fee payer is the only signer and comes first. */
export type AccountRole = 'writable' | 'readonly';

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly (readonly [address: string, role: AccountRole])[];
  readonly data: Uint8Array;
}

export interface Message {
  /** Pays, and signs for every account that requires a signature. */
  readonly payer: string;
  /** A recent block's hash; the message is valid until about 150 blocks after it. */
  readonly blockhash: string;
  readonly instructions: readonly Instruction[];
}

/**
 * The sort order of accounts with the same role in the network's own client library, so that bytes can be compared with
 * it.
 */
const ORDER = new Intl.Collator('en', {
  caseFirst: 'lower',
  ignorePunctuation: false,
  localeMatcher: 'best fit',
  numeric: false,
  sensitivity: 'variant',
  usage: 'sort',
});

/** A legacy message: the part of a transaction that is signed and follows the signatures. */
export function encodeMessage({ payer, blockhash, instructions }: Message): Uint8Array {
  const roles = new Map<string, AccountRole>();
  for (const { program, accounts } of instructions) {
    for (const [address, role] of [...accounts, [program, 'readonly'] as const])
      if (address !== payer && roles.get(address) !== 'writable') roles.set(address, role);
  }
  const ofRole = (role: AccountRole) =>
    [...roles].flatMap(([address, addressRole]) => (addressRole === role ? [address] : [])).toSorted(ORDER.compare);
  const readonly = ofRole('readonly');
  const addresses = [payer, ...ofRole('writable'), ...readonly];
  const bytes = [1, 0, readonly.length, ...counted(addresses), ...addresses.flatMap(bytesOf), ...bytesOf(blockhash)];
  bytes.push(...counted(instructions));
  for (const { program, accounts, data } of instructions) {
    const indices = accounts.map(([address]) => addresses.indexOf(address));
    bytes.push(addresses.indexOf(program), ...counted(indices), ...indices, ...counted(data), ...data);
  }
  return Uint8Array.from(bytes);
}

/**
 * The fields of a legacy message with one signer; null for any other bytes. Not strict in everything: a caller that
 * must know the exact bytes builds the message again and compares.
 */
export function decodeMessage(bytes: Uint8Array): Message | null {
  let at = 0;
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new RangeError('The message ends too soon');
    return bytes.subarray(at - length, at);
  };
  const byte = () => take(1)[0] ?? 0;
  try {
    const [signers, readonlySigners, readonlyCount] = [byte(), byte(), byte()];
    const addresses = Array.from({ length: byte() }, () => base58.encode(take(32)));
    const blockhash = base58.encode(take(32));
    const writable = addresses.length - readonlyCount;
    const named = (index: number) => {
      const address = addresses[index];
      if (address === undefined) throw new RangeError('The message names an account that it has not');
      return address;
    };
    const instructions = Array.from({ length: byte() }, () => {
      const program = named(byte());
      const indices = [...take(byte())];
      const accounts = indices.map((index) => [named(index), index < writable ? 'writable' : 'readonly'] as const);
      return { program, accounts, data: take(byte()).slice() };
    });
    return signers === 1 && readonlySigners === 0 && at === bytes.length
      ? { payer: named(0), blockhash, instructions }
      : null;
  } catch {
    return null;
  }
}

/** Lengths up to 127 are one byte in the compact form; no message here is longer. */
function counted(list: { readonly length: number }): [number] {
  if (list.length > 127) throw new RangeError('Too long for this encoder');
  return [list.length];
}

function bytesOf(address: string): number[] {
  const bytes = solanaBytes(address);
  if (!bytes) throw new RangeError(`${address} is no address of Solana`);
  return [...bytes];
}
