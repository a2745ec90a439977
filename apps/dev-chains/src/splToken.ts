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

/** Decimals of the local USDT, like Tether's on Solana. */
export const DECIMALS = 6;

/** The data of a mint account with this supply. */
export function mintData(supply: bigint, authority: Address): Uint8Array {
  const fields = { mintAuthority: authority, supply, decimals: DECIMALS, isInitialized: true, freezeAuthority: null };
  return new Uint8Array(getMintEncoder().encode(fields));
}

/** The owner's associated token account, in which wallets expect the token. */
export async function associatedAccount(mint: Address, owner: Address): Promise<Address> {
  const [found] = await findAssociatedTokenPda({ mint, owner, tokenProgram: TOKEN_PROGRAM_ADDRESS });
  return found;
}

/** The data of a token account. */
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

/** Decodes the data of a token account. */
export function readHolding(data: Uint8Array): Token {
  return getTokenDecoder().decode(data);
}

export { TOKEN_PROGRAM_ADDRESS };
