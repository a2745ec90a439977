import type { Mailer } from '@keel/backend/mail/Mailer.ts';
import { createTransport } from 'nodemailer';

const TIMEOUT_MS = 10_000;

/** Sends mails by SMTP (OPS-3). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    where: `the mail server ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
