/**
 * The parts of the wallet worker. Only the worker's own entry may import them, since they include words and keys
 * (WALLET-3). Pages talk to the worker with the messages of `@keel/wallet/protocol`.
 */
export { type VaultCrypto, type WebCryptoPart, webVaultCrypto } from '../vault/crypto.ts';
export type { DeviceKey } from '../vault/deviceKey.ts';
export { NO_TRIES, type Tries, type TryStore } from '../vault/tries.ts';
export { keelAccounts, keelWords } from './keelTools.ts';
export type { Accounts, RevealPort, WordBook, WorkerTools } from './tools.ts';
export { createWalletWorker, type WalletWorker } from './walletWorker.ts';
