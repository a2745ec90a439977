import type { Address } from '@solana/kit';
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenDecoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token';

/** Decimals of the local USDT, as Tether's on Solana. */
export const DECIMALS = 6;

/** The bytes of a mint that makes so many units. */
export function mintData(supply: bigint, authority: Address): Uint8Array {
  const fields = { mintAuthority: authority, supply, decimals: DECIMALS, isInitialized: true, freezeAuthority: null };
  return new Uint8Array(getMintEncoder().encode(fields));
}

/** The account that holds the token for an owner, where wallets look for it. */
export async function associatedAccount(mint: Address, owner: Address): Promise<Address> {
  const [found] = await findAssociatedTokenPda({ mint, owner, tokenProgram: TOKEN_PROGRAM_ADDRESS });
  return found;
}

/** The bytes of such an account. */
export function holdingData(mint: Address, owner: Address, amount: bigint): Uint8Array {
  const fields = {
    mint,
    owner,
    amount,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  };
  return new Uint8Array(getTokenEncoder().encode(fields));
}

/** What such an account holds. */
export function readHolding(data: Uint8Array): Token {
  return getTokenDecoder().decode(data);
}

export { TOKEN_PROGRAM_ADDRESS };
