/**
 * What a page may load: chains, addresses, amounts, fees and payment links. Nothing here takes or returns a secret.
 * Phrases, keys and signatures are in `@keel/wallet/secret`, transactions to review in `@keel/wallet/send`.
 */

export { type AddressCheck, type AddressContext, type AddressProblem, checkAddress } from './address/check.ts';
export { readEvmAddress } from './address/evm.ts';
export { readUtxoAddress } from './address/utxo.ts';
export { type AmountProblem, amountText, type ReadAmount, readAmount } from './amount.ts';
export {
  type Asset,
  CHAINS,
  type Chain,
  type ChainId,
  DEFAULT_NETWORK,
  type Network,
  type NetworkKind,
  networkOf,
  type TokenContracts,
} from './chains.ts';
export {
  allOf,
  type EvmFee,
  type EvmFeeMarket,
  evmFee,
  evmFeeForAll,
  type FeeSpeed,
  highestEvmFee,
  minimumReplacementPrice,
  replacementEvmFee,
  SOLANA_SIGNATURE_FEE,
  SOLANA_TOKEN_ACCOUNT_BYTES,
  type SolanaFee,
  solanaFee,
} from './fee.ts';
export {
  type ComparedFee,
  FEE_CEILINGS,
  type FeeWarning,
  feeWarnings,
  isFeeTooHigh,
  medianOf,
} from './feeBounds.ts';
export { checkFunds, type Funds, type FundsProblem } from './funds.ts';
export { findLookalike, type Lookalike } from './lookalike.ts';
export { ADDRESS_WORDS, AMOUNT_WORDS, FEE_CEILING_WORDS, URI_WORDS } from './messages.ts';
export { PATH_SCHEMES, type PathScheme, type PathSchemeId, pathOf } from './paths.ts';
export { assetNamed, type Token, tokenNamed, tokensOf } from './tokens.ts';
export type { PayRequest, ReadUri, UriContext, UriProblem } from './uri/types.ts';
export { readUri, uriQrText, uriText } from './uri/uri.ts';
export { isUtxoChain, UTXO_CHAINS, type UtxoChainId } from './utxoChains.ts';
export { SPENT_FORMS, spentFormOf } from './utxoForms.ts';
export { virtualSize } from './virtualSize.ts';
