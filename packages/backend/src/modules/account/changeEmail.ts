import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { invalidField, tooManyRequests } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { count, type RateLimitResult, throttle } from '../../limits/limits.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createLink, endLinks } from '../../security/links.ts';
import { messageOf } from '../../words/sentences.ts';
import { newEmailMail } from '../links/mails.ts';
import { CHANGE_EMAIL_LIFE_MS, CHANGE_EMAIL_PAUSE_MS, CHANGES_A_DAY, CHANGES_AN_HOUR } from '../links/rules.ts';

/**
 * AUTH-3: mails a link to the new email. Nothing changes until it is confirmed; a new link invalidates earlier ones.
 * The answer does not reveal whether the new email has an account; its owner learns it when confirming. Requires a
 * fresh session.
 */
export async function changeEmail(
  { body, caller }: Call<'changeEmail'>,
  context: Context,
): Promise<Reply<'changeEmail'>> {
  const { clock, config, db, outbox } = context;
  const { userId } = caller;
  const { email } = body;
  const account = singleRow(
    await db.query<{ email_lower: string }>('SELECT email_lower FROM users WHERE id = $1', [userId]),
  );
  if (account.email_lower === email.toLowerCase()) return invalidField('email', 'email_unchanged');
  const allowed = await limitEmailChanges(context, userId, email.toLowerCase());
  if (!allowed.ok) return tooManyRequests(allowed, 'link_too_soon');

  await db.tx(async (tx) => {
    await endLinks(tx, clock, 'change_email', userId);
    const token = await createLink(tx, clock, { kind: 'change_email', userId, email, lifeMs: CHANGE_EMAIL_LIFE_MS });
    const content = newEmailMail(`${siteAddress(config)}/confirm-email#${token}`);
    await queueMail(tx, clock, { to: email, content, lifeMs: CHANGE_EMAIL_LIFE_MS });
  });
  outbox.kick();
  return { status: 200, body: { bool: true, ...messageOf('email_link_sent') } };
}

async function limitEmailChanges({ db, clock }: Context, userId: string, email: string): Promise<RateLimitResult> {
  const throttled = await throttle(db, clock, 'email-change-turn', userId, CHANGE_EMAIL_PAUSE_MS);
  if (!throttled.ok) return throttled;
  for (const limit of [CHANGES_AN_HOUR, CHANGES_A_DAY]) {
    for (const key of [userId, email]) {
      const allowed = await count(db, clock, limit, key);
      if (!allowed.ok) return allowed;
    }
  }
  return { ok: true };
}
