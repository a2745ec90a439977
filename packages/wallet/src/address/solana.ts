import { base58 } from '@scure/base';
import { isSolanaSysvar, SOLANA_PROGRAMS } from '../knownContracts.ts';
import { isOnCurve } from './onCurve.ts';

export type SolanaAddress =
  | { readonly kind: 'read'; readonly address: string; readonly bytes: Uint8Array }
  | { readonly kind: 'unread'; readonly reason: 'malformed' | 'zero' | 'notAWallet' };

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111';
export const SYSTEM_PROGRAM = '1'.repeat(32);

/**
 * Parses a Solana address that can have a private key.
 *
 * There is no checksum: a typo that still decodes to 32 bytes is found in half of the cases, when it is not a point on the
 * curve. An address also does not contain its network.
 */
export function readSolanaAddress(text: string): SolanaAddress {
  const bytes = solanaBytes(text);
  if (!bytes) return { kind: 'unread', reason: 'malformed' };
  if (text === SYSTEM_PROGRAM) return { kind: 'unread', reason: 'zero' };
  const isProgram = SOLANA_PROGRAMS.includes(text) || isSolanaSysvar(text);
  if (isProgram || !isOnCurve(bytes)) return { kind: 'unread', reason: 'notAWallet' };
  return { kind: 'read', address: text, bytes };
}

/** The 32 bytes of any address; undefined if it is invalid. */
export function solanaBytes(text: string): Uint8Array | undefined {
  // A longer text would only cost time.
  if (text.length < 32 || text.length > 44) return undefined;
  try {
    const bytes = base58.decode(text);
    return bytes.length === 32 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
