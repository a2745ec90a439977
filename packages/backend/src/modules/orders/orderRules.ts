import type { Call, Refusal } from '../../contract/contract.ts';
import { invalidField } from '../../contract/refusals.ts';
import { quantityUnits } from '../../desk/price.ts';
import type { Cents } from '../../money.ts';
import { CHAINS } from './chains.ts';

/** A larger order is a typing error; the maximum also fits the contract's `Money`. */
export const ORDER_MAX: Cents = 100_000_000n;

/** The error of the asset; undefined if it is valid. */
export function assetFault(body: Pick<Call<'createQuote'>['body'], 'chain' | 'asset'>): Refusal<422> | undefined {
  const known = CHAINS.get(body.chain);
  if (!known) return invalidField('chain', 'chain_unknown');
  return known.assets.get(body.asset) === undefined ? invalidField('asset', 'asset_unknown') : undefined;
}

/** The error of the amount or quantity; undefined if it is valid. */
export function quantityFault(
  body: Pick<Call<'createOrder'>['body'], 'chain' | 'asset' | 'quantity'>,
): Refusal<422> | undefined {
  const wrong = assetFault(body);
  if (wrong) return wrong;
  const decimals = CHAINS.get(body.chain)?.assets.get(body.asset) ?? 0;
  const [, fraction = ''] = body.quantity.split('.');
  if (quantityUnits(body.quantity) === 0n || fraction.length > decimals)
    return invalidField('quantity', 'quantity_wrong');
  return undefined;
}

/** The error of an order as far as the body alone shows it; undefined if there is none. */
export function orderFault(body: Call<'createOrder'>['body']): Refusal<422> | undefined {
  const { type, chain, network, address = null, quote = null } = body;
  if (quote !== null && type === 'send') return invalidField('quote', 'quote_not_for_sending');
  const wrong = quantityFault(body);
  if (wrong) return wrong;
  const needed = type === 'send' || (type === 'buy' && quote !== null);
  const isRight = address === null ? !needed : CHAINS.get(chain)?.isAddress(address, network);
  return isRight ? undefined : { ...invalidField('address', 'invalid_address'), code: 'invalid_address' };
}
