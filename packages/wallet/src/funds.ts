import type { ChainId } from './chains.ts';
import { isFeeTooHigh } from './feeBounds.ts';

/** Why an amount cannot be sent from what there is. `AMOUNT_WORDS` and `FEE_CEILING_WORDS` say it to people. */
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
  /** The transactions that its coins came from are more, or larger, than one transfer takes along (Bitcoin). */
  | 'tooManyCoins'
  /** Too small to open the recipient's account with (Solana). */
  | 'belowRent'
  /** What is left would be too small to keep the sender's account (Solana). */
  | 'leavesTooLittle';

export interface Funds {
  readonly chain: ChainId;
  readonly isToken: boolean;
  /** All in smallest units: of the asset, ... */
  readonly amount: bigint;
  readonly balance: bigint;
  /** ... and of the native coin: the highest fee, with rent for a token account that is opened, ... */
  readonly fee: bigint;
  /** ... and what there is to pay it with; the same as `balance` unless a token is sent. */
  readonly nativeBalance: bigint;
  /** What the recipient holds of the native coin, ... */
  readonly recipientBalance?: bigint;
  /** ... and what an account has to hold to be kept, as the node says. Only Solana has that. */
  readonly rentExempt?: bigint;
}

/** Why the balance of an account-based chain is insufficient; null if it is sufficient. Bitcoin checks this during coin selection. */
export function checkFunds(funds: Funds): FundsProblem | null {
  const { amount, balance, fee, nativeBalance, isToken } = funds;
  if (amount > balance) return 'aboveBalance';
  if (isFeeTooHigh(funds.chain, fee)) return 'feeTooHigh';
  if (isToken && fee > nativeBalance) return 'noCoinForFee';
  if (!isToken && amount + fee > balance) return 'feeAboveBalance';
  return funds.chain === 'solana' ? checkRent(funds) : null;
}

/** A transfer that leaves an account between nothing and the exempt minimum is refused by the network. */
function checkRent({ amount, fee, nativeBalance, recipientBalance = 0n, rentExempt = 0n, isToken }: Funds) {
  if (!isToken && recipientBalance + amount < rentExempt) return 'belowRent';
  const left = nativeBalance - fee - (isToken ? 0n : amount);
  return left > 0n && left < rentExempt ? 'leavesTooLittle' : null;
}
