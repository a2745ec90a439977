import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { type LinkFault, redeemLink } from '../../security/links.ts';
import { messageOf } from '../../words/sentences.ts';
import { freeze } from './freeze.ts';

const FAULTS = {
  link_used: 'freeze_link_used',
  link_expired: 'freeze_link_expired',
  link_unknown: 'freeze_link_unknown',
} as const satisfies Record<LinkFault, string>;

/** PAYOUT-5: 'This was not me'. Uses the link and freezes the account. */
export async function freezeAccount(call: Call<'freezeAccount'>, context: Context): Promise<Reply<'freezeAccount'>> {
  const { clock, db, outbox } = context;
  const used = await db.tx(async (tx) => {
    const link = await redeemLink(tx, clock, 'not_me', call.body.token);
    if (!link.ok) return link;
    const { userId } = link;
    const { email } = singleRow(await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]));
    await freeze(tx, context, { userId, email, reason: 'This was not me', from: call });
    return link;
  });
  if (!used.ok) return { status: 400, code: 'invalid_link', ...messageOf(FAULTS[used.fault]) };
  outbox.kick();
  return { status: 200, body: { bool: true, ...messageOf('account_frozen') } };
}
