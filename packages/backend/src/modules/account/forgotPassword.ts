import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { count, type RateLimitResult, throttle } from '../../limits/limits.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createLink, endLinks } from '../../security/links.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { messageOf } from '../../words/sentences.ts';
import { resetMail } from '../links/mails.ts';
import { RESET_LIFE_MS, RESET_PAUSE_MS, RESETS_A_DAY, RESETS_AN_HOUR } from '../links/rules.ts';
import { findCredentials } from './users.ts';

/**
 * AUTH-1: mails a link for a new password; it invalidates earlier links. The answer and its delay are the same whether
 * the account exists or not.
 */
export async function forgotPassword(call: Call<'forgotPassword'>, context: Context): Promise<Reply<'forgotPassword'>> {
  const { clock, config, db, outbox } = context;
  const email = call.body.email.toLowerCase();
  const allowed = await limitResets(context, email);
  if (!allowed.ok) return tooManyRequests(allowed, 'link_too_soon');

  await db.tx(async (tx) => {
    const user = await findCredentials(tx, clock, email);
    // An unverified e-mail gets no link: its owner can sign up again.
    if (!user || user.email_verified_at === null) return;
    await endLinks(tx, clock, 'reset_password', user.id);
    const token = await createLink(tx, clock, { kind: 'reset_password', userId: user.id, lifeMs: RESET_LIFE_MS });
    const content = resetMail(`${siteAddress(config)}/reset-password#${token}`);
    await recordSecurity(tx, clock, { kind: 'reset_link', userId: user.id, from: call });
    await queueMail(tx, clock, { to: user.email, content, lifeMs: RESET_LIFE_MS });
  });
  outbox.kick();
  return { status: 200, body: { bool: true, ...messageOf('link_sent_if_known') } };
}

async function limitResets({ db, clock }: Context, email: string): Promise<RateLimitResult> {
  const throttled = await throttle(db, clock, 'reset-turn', email, RESET_PAUSE_MS);
  if (!throttled.ok) return throttled;
  const hour = await count(db, clock, RESETS_AN_HOUR, email);
  return hour.ok ? count(db, clock, RESETS_A_DAY, email) : hour;
}
