import type { Call, Refusal } from '../../http/contract.ts';
import { wrongField } from '../../http/refusals.ts';
import type { Cents } from '../../money.ts';
import { CHAINS } from './chains.ts';
import { quantityUnits } from './quote.ts';

/** An order above this is a slip of the finger; it also fits the contract's `Money`. */
export const ORDER_MAX: Cents = 100_000_000n;

export const WRONG_QUANTITY = 'Please enter a quantity that this asset can have';
const WRONG_ADDRESS = 'This address is not right. Please check it.';

/** What is wrong with how much of what is named; undefined when nothing. */
export function quantityFault(
  body: Pick<Call<'createQuote'>['body'], 'chain' | 'asset' | 'quantity'>,
): Refusal<422> | undefined {
  const known = CHAINS.get(body.chain);
  if (!known) return wrongField('chain', 'Please choose a chain from the list');
  const decimals = known.assets[body.asset];
  if (decimals === undefined) return wrongField('asset', 'Please choose an asset of this chain');
  const [, fraction = ''] = body.quantity.split('.');
  if (quantityUnits(body.quantity) === 0n || fraction.length > decimals) return wrongField('quantity', WRONG_QUANTITY);
  return undefined;
}

/** What is wrong with an order that needs no look at anything else; undefined when nothing. */
export function orderFault(body: Call<'createOrder'>['body']): Refusal<422> | undefined {
  const { type, chain, network, address = null, quote = null } = body;
  if (quote !== null && type === 'send') return wrongField('quote', 'Only what is bought or sold has a price');
  const wrong = quantityFault(body);
  if (wrong) return wrong;
  const needed = type === 'send' || (type === 'buy' && quote !== null);
  const isRight = address === null ? !needed : CHAINS.get(chain)?.isAddress(address, network);
  return isRight ? undefined : { ...wrongField('address', WRONG_ADDRESS), code: 'invalid_address' };
}
