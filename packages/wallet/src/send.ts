/**
 * Transactions before they are signed: building, replacing and reading them. Nothing here takes or returns a secret,
 * but the libraries are heavy, so a page uses this through the worker or loads it only when something is sent.
 */
export type { Coin, FeeRate } from './send/coins.ts';
export {
  buildEvmSend,
  EVM_TRANSFER_GAS,
  type EvmChain,
  type EvmReplacement,
  type EvmSend,
  nonceOf,
  replaceEvmSend,
} from './send/evm.ts';
export type { PreviousTransactions } from './send/previousTransactions.ts';
export { readSend } from './send/read.ts';
export {
  buildSolanaSend,
  renewSolanaSend,
  SOL_TRANSFER_UNITS,
  type SolanaSend,
  SPL_TRANSFER_UNITS,
} from './send/solana.ts';
export { tokenAccountOf } from './send/tokenAccount.ts';
export type { BuildAnswer, ReadSendCall, ReviewedSend, UnsignedSend } from './send/types.ts';
export type { UtxoAnswer, UtxoReplacement, UtxoSend } from './send/utxo.ts';
export { buildUtxoSend, replaceUtxoSend } from './send/utxo.ts';
