import type { SavedAddress } from '../../api/savedAddresses.ts';

/** The names of the chains, which are the same in every language, without the code of the wallet. */
export const CHAIN_NAMES: Readonly<Record<SavedAddress['chain'], string>> = {
  ethereum: 'Ethereum',
  bnb: 'BNB Smart Chain',
  bitcoin: 'Bitcoin',
  dogecoin: 'Dogecoin',
  solana: 'Solana',
};
