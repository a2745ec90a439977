import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { enqueue, type JobHandler } from '../outbox/outbox.ts';
import { readBrand } from './brand.ts';
import type { Mail, Mailer } from './Mailer.ts';
import { type MailContent, renderMail } from './renderMail.ts';

/** Queues a mail in the operator's brand, in the caller's transaction. It expires after `lifeMs`. */
export async function queueMail(
  tx: Queryable,
  clock: Clock,
  { to, content, lifeMs }: { to: string; content: MailContent; lifeMs: number },
): Promise<void> {
  const mail = renderMail(to, await readBrand(tx), content);
  await enqueue(tx, { kind: 'mail', payload: mail, at: clock(), lifeMs });
}

/** The job handler that delivers mails of the outbox. */
export function mailJobHandler(mailer: Mailer): JobHandler {
  return (payload) => mailer.send(JSON.parse(payload) as Mail);
}
