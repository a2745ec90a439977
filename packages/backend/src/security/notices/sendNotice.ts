import { type Clock, DAY } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';
import { siteAddress } from '../../config/siteAddress.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createLink } from '../links.ts';
import { NOT_ME_DAYS, NOTICE_LIFE_MS, noticeMail } from './noticeMails.ts';
import type { Notice } from './notices.ts';

/** The dependencies for sending a notice. */
export interface NoticeDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
}

/**
 * PAYOUT-5: mails a notice to the owner of an account, with its own 'This was not me' link, which works once within
 * `NOT_ME_DAYS`. Runs in the transaction of the event; kick the outbox after the commit.
 */
export async function sendNotice(
  tx: Queryable,
  { clock, config }: NoticeDeps,
  userId: string,
  notice: Notice,
): Promise<void> {
  const { email } = singleRow(await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]));
  const token = await createLink(tx, clock, { kind: 'not_me', userId, lifeMs: NOT_ME_DAYS * DAY });
  const site = siteAddress(config);
  const content = noticeMail(notice, {
    notMe: `${site}/freeze-account#${token}`,
    forgot: `${site}/forgot-password`,
  });
  await queueMail(tx, clock, { to: email, content, lifeMs: NOTICE_LIFE_MS });
}
