import type { ChainId } from './chains.ts';
import { isFeeTooHigh } from './feeBounds.ts';

/**
 * Why an amount cannot be sent with the available balance. `AMOUNT_WORDS` and `FEE_CEILING_WORDS` have the messages.
 */
export type FundsProblem =
  | 'aboveBalance'
  /** The balance covers the amount, but not amount and fee together. */
  | 'feeAboveBalance'
  /** Above the chain's ceiling, see `FEE_CEILINGS`. */
  | 'feeTooHigh'
  /** A token is sent, and the native balance does not cover the fee. */
  | 'noCoinForFee'
  /** Too small for the network to relay. */
  | 'dust'
  /** The previous transactions of its coins are too many or too large for one transfer (Bitcoin, Dogecoin). */
  | 'tooManyCoins'
  /** Too small to open the recipient's account (Solana). */
  | 'belowRent'
  /** The rest would be too small to keep the sender's account (Solana). */
  | 'leavesTooLittle'
  /** The token's contract reports other decimals than this wallet has for it. */
  | 'otherDecimals';

export interface Funds {
  readonly chain: ChainId;
  readonly isToken: boolean;
  /** Smallest units of the asset, as is `balance`. */
  readonly amount: bigint;
  readonly balance: bigint;
  /** The maximum fee in the native coin, with rent for a token account that is opened. */
  readonly fee: bigint;
  /** The native balance that pays the fee; the same as `balance` unless a token is sent. */
  readonly nativeBalance: bigint;
  /** The recipient's balance of the native coin. */
  readonly recipientBalance?: bigint;
  /** The minimum balance of an account, as the node reports it. Only Solana has one. */
  readonly rentExempt?: bigint;
}

/** Why the balance of an account-based chain is insufficient; null if it is sufficient. Bitcoin and Dogecoin check this during coin selection. */
export function checkFunds(funds: Funds): FundsProblem | null {
  const { amount, balance, fee, nativeBalance, isToken } = funds;
  if (amount > balance) return 'aboveBalance';
  if (isFeeTooHigh(funds.chain, fee)) return 'feeTooHigh';
  if (isToken && fee > nativeBalance) return 'noCoinForFee';
  if (!isToken && amount + fee > balance) return 'feeAboveBalance';
  return funds.chain === 'solana' ? checkRent(funds) : null;
}

/** The network refuses a transfer that leaves an account between zero and the exempt minimum. */
function checkRent({ amount, fee, nativeBalance, recipientBalance = 0n, rentExempt = 0n, isToken }: Funds) {
  if (!isToken && recipientBalance + amount < rentExempt) return 'belowRent';
  const left = nativeBalance - fee - (isToken ? 0n : amount);
  return left > 0n && left < rentExempt ? 'leavesTooLittle' : null;
}
