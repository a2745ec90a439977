import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { confirmOwner } from '../account/confirmOwner.ts';
import { identityColumns, nidOf } from '../account/identityData.ts';

/** CARD-3, AUTH-9: the complete identity number, for its owner only. All other answers mask it. */
export async function revealIdentityNumber(
  call: Call<'revealIdentityNumber'>,
  context: Context,
): Promise<Reply<'revealIdentityNumber'>> {
  const { userId } = call.caller;
  const refusal = await confirmOwner(context, { userId, password: call.body.password, from: call });
  if (refusal) return refusal;
  await recordSecurity(context.db, context.clock, { kind: 'proof', userId, from: call });
  const row = singleRow(
    await context.db.query<Parameters<typeof nidOf>[1]>(
      `SELECT u.id, ${identityColumns('nid')} FROM users u WHERE u.id = $1`,
      [userId],
    ),
  );
  return { status: 200, body: { bool: true, nid: nidOf(context.sealer, row) } };
}
