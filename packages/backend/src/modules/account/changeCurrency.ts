import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import { userChanged } from '../../events/userChanged.ts';
import { CURRENCIES } from '../../lists/currencies.ts';
import { messageOf } from '../../words/sentences.ts';
import { readUser } from './userView.ts';

const unknownCurrency = {
  ...invalidField('code', 'unknown_currency'),
  code: 'unknown_currency',
} as const satisfies Refusal<422>;

/**
 * CUR-1: changes the currency in which amounts are shown. The balance stays in USD (CUR-2); the sent name is ignored.
 */
export async function changeCurrency(
  { body, caller }: Call<'changeCurrency'>,
  { clock, db, sealer }: Context,
): Promise<Reply<'changeCurrency'>> {
  if (!CURRENCIES.some(({ code }) => code === body.code)) return unknownCurrency;
  if (body.user !== caller.userId) return refusals.userMismatch;
  const user = await db.tx(async (tx) => {
    await tx.query('UPDATE users SET currency = $2 WHERE id = $1', [caller.userId, body.code]);
    await userChanged(tx, clock, caller.userId);
    return readUser(tx, sealer, caller.userId);
  });
  return { status: 200, body: { bool: true, ...messageOf('currency_changed'), user } };
}
