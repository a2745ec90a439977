import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { messageOf } from '../../words/sentences.ts';
import { decided } from './createPay.ts';
import { depositChanged } from './depositChanged.ts';
import { DEPOSITS, type DepositRow, toDeposit } from './depositView.ts';
import { holdRate, isPaidInCoin } from './heldRate.ts';

const withoutRate = {
  status: 409,
  code: 'wrong_state',
  ...messageOf('deposit_without_rate'),
} as const satisfies Refusal;

/**
 * PAYOUT-6: sets a new coin amount for a pending deposit whose rate has expired or was never known. A rate that is
 * still held stays as it is, so that nobody can choose between two.
 */
export async function holdDepositRate(
  { body: { depositId }, caller }: Call<'holdDepositRate'>,
  { clock, config, db, market }: Context,
): Promise<Reply<'holdDepositRate'>> {
  const quotes = await market();
  return db.tx(async (tx): Promise<Reply<'holdDepositRate'>> => {
    const [found] = await tx.query<DepositRow>(`${DEPOSITS} WHERE d.id = $1 AND d.user_id = $2 FOR UPDATE OF d`, [
      depositId,
      caller.userId,
    ]);
    if (!found) return refusals.notFound;
    if (found.status !== 'pending') return decided;
    if (!isPaidInCoin(found.method)) return withoutRate;
    const sentence = messageOf('deposit_rate_held');
    const now = clock();
    if (found.rate_held_until !== null && found.rate_held_until > now)
      return { status: 200, body: { bool: true, ...sentence, deposit: toDeposit(found) } };
    const rate = holdRate({ type: found.method, cents: found.amount_cents, now }, quotes, config);
    if (rate.coin_rate === null) return refusals.unavailable;
    await tx.query(
      'UPDATE deposits SET coin_rate = $2, coin_amount = $3, rate_as_of = $4, rate_held_until = $5 WHERE id = $1',
      [depositId, rate.coin_rate, rate.coin_amount, rate.rate_as_of, rate.rate_held_until],
    );
    await depositChanged(tx, clock, caller.userId, depositId);
    return { status: 200, body: { bool: true, ...sentence, deposit: toDeposit({ ...found, ...rate }) } };
  });
}
