import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';

/** ADDR-1: removes a saved address. It needs no step-up, since a missing address cannot cause a loss of money. */
export async function removeSavedAddress(
  call: Call<'removeSavedAddress'>,
  { clock, db }: Context,
): Promise<Reply<'removeSavedAddress'>> {
  const { userId } = call.caller;
  return db.tx(async (tx): Promise<Reply<'removeSavedAddress'>> => {
    const removed = await tx.query('DELETE FROM saved_addresses WHERE id = $1 AND user_id = $2 RETURNING id', [
      call.body.id,
      userId,
    ]);
    if (removed.length === 0) return refusals.notFound;
    await recordSecurity(tx, clock, { kind: 'address_removed', userId, from: call });
    return { status: 204 };
  });
}
