import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { isOnCurve } from '../address/onCurve.ts';
import { ASSOCIATED_TOKEN_PROGRAM, solanaBytes, TOKEN_PROGRAM } from '../address/solana.ts';

/**
 * The address of a wallet's token account on Solana: the one of the associated token program. @throws RangeError if one
 * of the two is not an address
 */
export function tokenAccountOf(wallet: string, mint: string): string {
  const [owner, program, token, associatedTokenProgram] = [wallet, TOKEN_PROGRAM, mint, ASSOCIATED_TOKEN_PROGRAM].map(
    solanaBytes,
  );
  if (!owner || !program || !token || !associatedTokenProgram)
    throw new RangeError(`${wallet} or ${mint} is no address of Solana`);
  // The first number from 255 down whose result is off the curve, so that the account has no key.
  for (let bump = 255; bump >= 0; bump -= 1) {
    const seeds = concatBytes(owner, program, token, Uint8Array.of(bump));
    const hash = sha256(concatBytes(seeds, associatedTokenProgram, utf8ToBytes('ProgramDerivedAddress')));
    if (!isOnCurve(hash)) return base58.encode(hash);
  }
  throw new RangeError('No token account can be derived');
}
