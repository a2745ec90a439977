import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { only } from '../../db/Db.ts';
import { confirmOwner } from '../account/confirmOwner.ts';
import { identityColumns, nidOf } from '../account/identityData.ts';

/** CARD-3, AUTH-9: the whole identity number, for its owner alone. Every other answer has it masked. */
export async function revealIdentityNumber(
  { body, caller: { userId } }: Call<'revealIdentityNumber'>,
  context: Context,
): Promise<Reply<'revealIdentityNumber'>> {
  const refusal = await confirmOwner(context, { userId, password: body.password });
  if (refusal) return refusal;
  const row = only(
    await context.db.query<Parameters<typeof nidOf>[1]>(
      `SELECT u.id, ${identityColumns('nid')} FROM users u WHERE u.id = $1`,
      [userId],
    ),
  );
  return { status: 200, body: { bool: true, nid: nidOf(context.sealer, row) } };
}
