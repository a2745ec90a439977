import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '@keel/backend/clock.ts';
import type { Mailer } from '@keel/backend/mail/Mailer.ts';
import { createTransport } from 'nodemailer';

/** Writes each mail as an .eml file: the default if no SMTP server is configured (OPS-3). */
export function folderMailer(dataDir: string, from: string, clock: Clock): Mailer {
  const folder = resolve(dataDir, 'mail');
  let written = 0;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    where: folder,
    async send(mail) {
      // Numbered synchronously and padded, so that file names sort in sending order, even for concurrent mails.
      written += 1;
      const count = String(written).padStart(6, '0');
      const { message } = await transport.sendMail({ from, date: clock(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${clock().toISOString().replaceAll(':', '-')}-${process.pid}-${count}`);
      // Renamed when complete, so that programs that watch the folder never read an incomplete mail.
      await writeFile(`${name}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.part`, `${name}.eml`);
    },
    close: () => transport.close(),
  };
}
