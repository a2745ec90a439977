import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Mailer } from './Mailer.ts';

/** Writes each mail as a file that every mail program opens: the default where no SMTP server is set (OPS-3). */
export function folderMailer(dataDir: string, from: string, clock: Clock): Mailer {
  const folder = resolve(dataDir, 'mail');
  let written = 0;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    where: folder,
    async send(mail) {
      // Counted before anything is awaited and padded: names sort as the mails were sent, also of two at once.
      written += 1;
      const count = String(written).padStart(6, '0');
      const { message } = await transport.sendMail({ from, date: clock(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${clock().toISOString().replaceAll(':', '-')}-${process.pid}-${count}`);
      // Moved into place, so that who watches the folder never reads half a mail.
      await writeFile(`${name}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.part`, `${name}.eml`);
    },
    close: () => transport.close(),
  };
}
