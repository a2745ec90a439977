import type { Call, Refusal } from '../../contract/contract.ts';
import { wrongField } from '../../contract/refusals.ts';
import { quantityUnits } from '../../desk/price.ts';
import type { Cents } from '../../money.ts';
import { CHAINS } from './chains.ts';

/** An order above this is a slip of the finger; it also fits the contract's `Money`. */
export const ORDER_MAX: Cents = 100_000_000n;

/** What is wrong with the asset that is named; undefined when nothing. */
export function assetFault(body: Pick<Call<'createQuote'>['body'], 'chain' | 'asset'>): Refusal<422> | undefined {
  const known = CHAINS.get(body.chain);
  if (!known) return wrongField('chain', 'chain_unknown');
  return known.assets.get(body.asset) === undefined ? wrongField('asset', 'asset_unknown') : undefined;
}

/** What is wrong with how much of what is named; undefined when nothing. */
export function quantityFault(
  body: Pick<Call<'createOrder'>['body'], 'chain' | 'asset' | 'quantity'>,
): Refusal<422> | undefined {
  const wrong = assetFault(body);
  if (wrong) return wrong;
  const decimals = CHAINS.get(body.chain)?.assets.get(body.asset) ?? 0;
  const [, fraction = ''] = body.quantity.split('.');
  if (quantityUnits(body.quantity) === 0n || fraction.length > decimals)
    return wrongField('quantity', 'quantity_wrong');
  return undefined;
}

/** What is wrong with an order that needs no look at anything else; undefined when nothing. */
export function orderFault(body: Call<'createOrder'>['body']): Refusal<422> | undefined {
  const { type, chain, network, address = null, quote = null } = body;
  if (quote !== null && type === 'send') return wrongField('quote', 'quote_not_for_sending');
  const wrong = quantityFault(body);
  if (wrong) return wrong;
  const needed = type === 'send' || (type === 'buy' && quote !== null);
  const isRight = address === null ? !needed : CHAINS.get(chain)?.isAddress(address, network);
  return isRight ? undefined : { ...wrongField('address', 'invalid_address'), code: 'invalid_address' };
}
