import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';

const MAX_MAILS = 100;

/** A sent mail and its time. */
export interface SentMail extends Mail {
  readonly id: string;
  readonly at: Date;
}

/** The last hundred mails since the server was started, newest first (DEMO-2). Never stored in live mode. */
export interface SentMails {
  all(): readonly SentMail[];
  find(id: string): SentMail | undefined;
}

/** Creates a mailer that remembers the sent mails. */
export function recordMails(mailer: Mailer, clock: Clock): { readonly mailer: Mailer; readonly sent: SentMails } {
  let all: readonly SentMail[] = [];
  return {
    mailer: {
      ...mailer,
      async send(mail) {
        await mailer.send(mail);
        all = [{ ...mail, id: newId(clock), at: clock() }, ...all].slice(0, MAX_MAILS);
      },
    },
    sent: { all: () => all, find: (id) => all.find((mail) => mail.id === id) },
  };
}
