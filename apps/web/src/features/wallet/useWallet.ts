import { createContext, use } from 'react';
import type { WalletServices } from './walletServices.ts';

export const WalletContext = createContext<WalletServices | null>(null);

/** The wallet of this tab. Throws outside of `WalletGate`. */
export function useWallet(): WalletServices {
  const wallet = use(WalletContext);
  if (wallet === null) throw new Error('useWallet must be called inside WalletGate.');
  return wallet;
}
