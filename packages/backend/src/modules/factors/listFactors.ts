import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { factorsOf } from './factorViews.ts';
import { relyingParty } from './relyingParty.ts';
import { REQUIRE_FACTOR } from './rules.ts';

/** AUTH-4: the factors of the account besides its password. */
export async function listFactors(
  { caller }: Call<'listFactors'>,
  { config, db }: Context,
): Promise<Reply<'listFactors'>> {
  const factors = await factorsOf(db, caller.userId);
  const { left, required } = singleRow(
    await db.query<{ left: bigint; required: string | null }>(
      `SELECT (SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS left,
         (SELECT value FROM settings WHERE key = $2) AS required`,
      [caller.userId, REQUIRE_FACTOR],
    ),
  );
  const party = relyingParty(config);
  return {
    status: 200,
    body: {
      bool: true,
      message: factors,
      backupCodesLeft: Number(left),
      isRequired: required !== null,
      passkeyDomain: party?.id ?? null,
    },
  };
}
