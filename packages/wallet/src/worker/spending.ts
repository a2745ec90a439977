import { readAmount } from '../amount.ts';
import { CHAINS, type ChainId } from '../chains.ts';
import type { VaultPlace } from '../vault/place.ts';
import { DEFAULT_RULE, RULE_DECIMALS, type SigningRule } from '../vault/signingRule.ts';
import type { ReviewedSend } from './protocol.ts';

/** A transfer to be signed. */
export interface SpendingCall {
  readonly from: VaultPlace;
  readonly send: ReviewedSend;
  /** The nonce or the coins that the transaction spends, see `conflictKeys`. Empty if it cannot be replaced. */
  readonly conflictKeys: readonly string[];
}

/**
 * Counts what was signed since the passcode or passkey was requested last, and decides whether it has to be requested
 * again (WALLET-15). It exists while the wallet is unlocked: unlocking it again requires one of the two anyway.
 */
export interface Spending {
  /** The rule of the unlocked wallet. */
  readonly rule: SigningRule;
  /** Whether the person has to confirm this transfer. */
  needsConfirmation(call: SpendingCall): boolean;
  /** Counts a signed transfer. After a confirmed one, the sum of its asset starts again. */
  count(call: SpendingCall, isConfirmed: boolean): void;
  /** From now on this rule applies. */
  choose(rule: SigningRule): void;
}

/** @param chosen the rule of the record; undefined for the default */
export function createSpending(chosen: SigningRule | undefined): Spending {
  let rule = chosen ?? DEFAULT_RULE;
  const sums = new Map<string, bigint>();
  const signed: Signed[] = [];

  return {
    get rule() {
      return rule;
    },
    needsConfirmation(call) {
      const { from, send } = call;
      if (from.network === 'test' && !rule.asksOnTest) return false;
      const added = addedBy(call);
      if (added === null) return true;
      // Cancelling moves nothing but the fee, which has a ceiling, and so does a replacement that moves no more.
      if (added === 0n) return false;
      const most = Object.hasOwn(rule.mostByAsset, send.asset) ? unitsOf(rule.mostByAsset[send.asset]) : null;
      return most === null || (sums.get(nameOf(call)) ?? 0n) + added > most;
    },
    count(call, isConfirmed) {
      const added = addedBy(call) ?? 0n;
      const total = totalOf(call) ?? 0n;
      const replaced = replacedBy(call);
      if (replaced !== undefined) replaced.total = total > replaced.total ? total : replaced.total;
      else if (call.conflictKeys.length > 0)
        signed.push({ name: nameOf(call), to: call.send.to, conflictKeys: call.conflictKeys, total });
      sums.set(nameOf(call), isConfirmed ? 0n : (sums.get(nameOf(call)) ?? 0n) + added);
    },
    choose(next) {
      rule = next;
    },
  };

  /** How much more leaves the wallet if it is signed; null if that cannot be read. */
  function addedBy(call: SpendingCall): bigint | null {
    if (call.send.to === call.from.address) return 0n;
    const total = totalOf(call);
    if (total === null) return null;
    const before = replacedBy(call)?.total ?? 0n;
    return total > before ? total - before : 0n;
  }

  /**
   * The signed transfer to the same recipient that this one replaces. It spends everything that the first one spends,
   * so that only one of a transfer and all its replacements can be confirmed.
   */
  function replacedBy(call: SpendingCall): Signed | undefined {
    const name = nameOf(call);
    return signed.find(
      (each) =>
        each.name === name &&
        each.to === call.send.to &&
        each.conflictKeys.every((used) => call.conflictKeys.includes(used)),
    );
  }
}

interface Signed {
  readonly name: string;
  readonly to: string;
  readonly conflictKeys: readonly string[];
  /** The highest total of the transfer and its replacements, in units of 18 decimals. */
  total: bigint;
}

/** The name under which transfers are added up: the asset on main or on test networks, over all chains. */
function nameOf({ from, send }: SpendingCall): string {
  return `${from.network} ${send.asset}`;
}

/** The amount, with the fee if it is paid in the same asset. */
function totalOf({ from, send }: SpendingCall): bigint | null {
  const amount = unitsOf(send.amount);
  const fee = unitsOf(send.fee);
  if (amount === null || fee === null || !Object.hasOwn(CHAINS, from.chain)) return null;
  return send.asset === CHAINS[from.chain as ChainId].native.symbol ? amount + fee : amount;
}

/** Decimal text in units of 18 decimals; null for any other text. */
function unitsOf(text: string | undefined): bigint | null {
  const read = readAmount(text ?? '', RULE_DECIMALS);
  if (read.kind === 'amount') return read.units;
  return read.reason === 'zero' ? 0n : null;
}
