import type { PreparedSend, PrepareSendAnswer } from '@keel/flows';
import {
  AMOUNT_WORDS,
  amountText,
  assetNamed,
  CHAINS,
  type ChainId,
  FEE_CEILING_WORDS,
  type FundsProblem,
  type Token,
  type TokenContracts,
  tokensOf,
} from '@keel/wallet';
import { packSend } from '@keel/wallet/protocol';
import type { ReviewedSend, UnsignedSend } from '@keel/wallet/send';
import type { WalletNetwork } from '../../../api/networks.ts';

/**
 * Facts about a transfer that its bytes do not contain. Amounts in smallest units of the chain's own coin; see
 * `PreparedSend`.
 */
export interface TransferFacts extends Pick<PreparedSend, 'expiry' | 'usualMs'> {
  readonly opening?: bigint;
  readonly usualFee?: bigint | null;
  readonly isToContract?: boolean;
  /** The balance of the asset that is sent, in its own smallest units. */
  readonly balance?: bigint;
}

/** The review of an unsigned transfer, decoded from its bytes and not taken from the form (WALLET-5). */
export function ready(
  { unsigned, reviewed }: UnsignedSend,
  network: WalletNetwork,
  { opening = 0n, usualFee = null, isToContract = false, balance, expiry, usualMs }: TransferFacts,
): PrepareSendAnswer {
  const { chain, to, asset, amount, fee, isReplaceable } = reviewed;
  const { native } = CHAINS[chain];
  const spent = BigInt(amount) + (asset === native.symbol ? BigInt(fee) + opening : 0n);
  const coins = (units: bigint) => amountText(units, native.decimals);
  const prepared: PreparedSend = {
    unsigned: packSend({ unsigned, contracts: contractsOf(network) }),
    to,
    asset,
    amount: amountText(BigInt(amount), decimalsOf(network, asset)),
    fee: coins(BigInt(fee)),
    opening: opening === 0n ? null : coins(opening),
    usualFee: usualFee === null ? null : coins(usualFee),
    isToContract,
    left: balance === undefined ? null : amountText(balance - spent, decimalsOf(network, asset)),
    amountBefore: null,
    needed: network.confirmations,
    isReplaceable,
    expiry,
    usualMs,
  };
  return { kind: 'ready', prepared };
}

/** The error under the amount field if the amount cannot be sent. */
export function refusedFunds(chain: ChainId, reason: FundsProblem): PrepareSendAnswer {
  const text = reason === 'feeTooHigh' ? FEE_CEILING_WORDS[chain] : AMOUNT_WORDS[reason];
  return { kind: 'invalid', field: 'amount', text };
}

/** The review of a replacement, with the amount of the transfer that it replaces if that was different. */
export function replacementOf(pending: ReviewedSend | null, network: WalletNetwork, answer: PrepareSendAnswer) {
  if (answer.kind !== 'ready' || pending === null || pending.to !== answer.prepared.to) return answer;
  const before = amountText(BigInt(pending.amount), decimalsOf(network, pending.asset));
  const amountBefore = before === answer.prepared.amount ? null : before;
  return { kind: 'ready', prepared: { ...answer.prepared, amountBefore } } as const;
}

/** The contracts of the tokens of a network, by symbol, as the server lists them. */
export function contractsOf({ tokens }: Pick<WalletNetwork, 'tokens'>): TokenContracts {
  return Object.fromEntries(tokens.map(({ asset, contract }) => [asset, contract]));
}

/** The tokens of a network that the wallet knows. Their decimals are the wallet's own, and so are the contracts of main networks. */
export function knownTokens(network: WalletNetwork): readonly Token[] {
  const contracts = contractsOf(network);
  // The server can reach no contract that it does not list.
  return tokensOf(network.chain, network.network, contracts).filter(({ symbol }) => symbol in contracts);
}

/** The token with this symbol; undefined for the chain's own coin, and for a token that the network does not have. */
export function tokenOf(network: WalletNetwork, symbol: string): Token | undefined {
  return knownTokens(network).find((token) => token.symbol === symbol);
}

/** The number of decimals of an asset on a network. */
export function decimalsOf({ chain }: Pick<WalletNetwork, 'chain'>, asset: string): number {
  const known = assetNamed(chain, asset);
  if (known === undefined) throw new RangeError(`${asset} is no asset of ${chain}`);
  return known.decimals;
}
