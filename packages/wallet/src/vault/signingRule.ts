import { readAmount } from '../amount.ts';
import { isObject } from './shapes.ts';

/** When the passcode or the passkey is asked for again before a transfer is signed (WALLET-15). */
export interface SigningRule {
  /**
   * How much may be signed in total without asking again, by asset ('ETH'), in whole units as decimal text. It is
   * always asked for before a transfer of an asset that is not listed.
   */
  readonly mostByAsset: Readonly<Record<string, string>>;
  /** Whether this applies to test networks too, whose coins are worth nothing. */
  readonly asksOnTest: boolean;
}

/**
 * The rule of a wallet whose owner has chosen none: every transfer on a main network. It needs no price, and it is the
 * strictest for coins that are worth something, so removing a chosen rule from a record allows nothing more.
 */
export const DEFAULT_RULE: SigningRule = { mostByAsset: {}, asksOnTest: false };

/** The decimals in which amounts are compared: no asset of the wallet has more. */
export const RULE_DECIMALS = 18;

/** The size of an encrypted rule, whatever it says. */
export const RULE_BYTES = 1024;

const MAX_ASSETS = 16;
const MAX_SYMBOL_LENGTH = 16;
const MAX_AMOUNT_LENGTH = 40;

/** Whether it is a rule that the wallet can apply: amounts above zero for at most 16 assets. */
export function isSigningRule(found: unknown): found is SigningRule {
  if (!isObject(found) || Object.keys(found).length !== 2) return false;
  const { mostByAsset, asksOnTest } = found;
  if (typeof asksOnTest !== 'boolean' || !isObject(mostByAsset) || Array.isArray(mostByAsset)) return false;
  const entries = Object.entries(mostByAsset);
  return entries.length <= MAX_ASSETS && entries.every(([asset, most]) => isSymbol(asset) && isAmount(most));
}

/** The rule in a fixed order, without anything else. */
export function signingRuleOf({ mostByAsset, asksOnTest }: SigningRule): SigningRule {
  const entries = Object.entries(mostByAsset).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { mostByAsset: Object.fromEntries(entries), asksOnTest };
}

function isSymbol(asset: string): boolean {
  return asset !== '' && asset.length <= MAX_SYMBOL_LENGTH && /^[A-Z0-9]+$/.test(asset);
}

function isAmount(most: unknown): boolean {
  return (
    typeof most === 'string' && most.length <= MAX_AMOUNT_LENGTH && readAmount(most, RULE_DECIMALS).kind === 'amount'
  );
}
