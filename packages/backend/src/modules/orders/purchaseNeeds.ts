import type { Context } from '../../context.ts';
import type { Call, Refusal } from '../../contract/contract.ts';
import type { Cents } from '../../money.ts';
import { payoutNeeds } from '../factors/freshness.ts';

/**
 * PAYOUT-4: what a purchase still requires from the person, as for a withdrawal of the same amount. `now` is the
 * current price of a purchase without a quote. Undefined for other orders, which pay nothing out, and for a quote of
 * another account, which is refused when it is used.
 */
export async function purchaseNeeds(
  context: Context,
  { body, caller }: Call<'createOrder'>,
  now: Cents | null,
): Promise<Refusal<403> | undefined> {
  if (body.type !== 'buy') return undefined;
  const [quote] = await context.db.query<{ amount_cents: Cents }>(
    'SELECT amount_cents FROM quotes WHERE id = $1 AND user_id = $2',
    [body.quote ?? null, caller.userId],
  );
  const cents = quote?.amount_cents ?? now;
  return cents === null ? undefined : payoutNeeds(context, caller, cents);
}
