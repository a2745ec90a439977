/**
 * What the wallet worker is made of. Only the worker's own entry may import it: it brings words and keys along
 * (WALLET-3). Pages speak to the worker in the words of `@keel/wallet/protocol`.
 */
export { type VaultCrypto, type WebCryptoPart, webVaultCrypto } from '../vault/crypto.ts';
export type { DeviceKey } from '../vault/deviceKey.ts';
export { NO_TRIES, type Tries, type TryStore } from '../vault/tries.ts';
export { keelAccounts, keelWords } from './keelTools.ts';
export type { Accounts, RevealPort, WordBook, WorkerTools } from './tools.ts';
export { createWalletWorker, type WalletWorker } from './walletWorker.ts';
