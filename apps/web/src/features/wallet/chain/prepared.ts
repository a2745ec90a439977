import type { PreparedSend, PrepareSendAnswer } from '@keel/flows';
import { AMOUNT_WORDS, amountText, CHAINS, type FundsProblem } from '@keel/wallet';
import { packSend } from '@keel/wallet/protocol';
import type { UnsignedSend } from '@keel/wallet/send';
import type { WalletNetwork } from '../../../api/networks.ts';

/** What a person reviews of an unsigned transfer: taken from its bytes, not from the form (WALLET-5). */
export function ready({ unsigned, reviewed }: UnsignedSend, network: WalletNetwork): PrepareSendAnswer {
  const { chain, to, asset, amount, fee, isReplaceable } = reviewed;
  const { native } = CHAINS[chain];
  const prepared: PreparedSend = {
    unsigned: packSend({ unsigned, usdtContract: usdtOf(network) ?? null }),
    to,
    asset,
    amount: amountText(BigInt(amount), decimalsOf(network, asset)),
    fee: amountText(BigInt(fee), native.decimals),
    needed: network.confirmations,
    isReplaceable,
  };
  return { kind: 'ready', prepared };
}

/** An amount that cannot be sent, in words under its field. */
export function refusedFunds(reason: FundsProblem): PrepareSendAnswer {
  return { kind: 'invalid', field: 'amount', text: AMOUNT_WORDS[reason] };
}

/** The contract of the dollar token on a network, where there is one. */
export function usdtOf({ chain, tokens }: WalletNetwork): string | undefined {
  return tokens.find(({ asset }) => asset === CHAINS[chain].usdt?.symbol)?.contract;
}

/** How many decimals an asset has on a network. */
export function decimalsOf({ chain }: Pick<WalletNetwork, 'chain'>, asset: string): number {
  const { native, usdt } = CHAINS[chain];
  if (asset === native.symbol) return native.decimals;
  if (asset === usdt?.symbol) return usdt.decimals;
  throw new RangeError(`${asset} is no asset of ${chain}`);
}

/** The contract as an optional field. */
export function withUsdt(network: WalletNetwork): { readonly usdtContract?: string } {
  const contract = usdtOf(network);
  return contract === undefined ? {} : { usdtContract: contract };
}
