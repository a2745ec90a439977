import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { type Courier, enqueue } from '../outbox/outbox.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** Queues a mail in the transaction of its cause; it is not worth sending after `lifeMs`. */
export function queueMail(tx: Queryable, clock: Clock, mail: Mail, lifeMs: number): Promise<void> {
  return enqueue(tx, { kind: 'mail', payload: mail, at: clock(), lifeMs });
}

/** Delivers the mails of the outbox. */
export function mailCourier(mailer: Mailer): Courier {
  return (payload) => mailer.send(JSON.parse(payload) as Mail);
}
