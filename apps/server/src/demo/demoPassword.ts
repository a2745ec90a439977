import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePassword } from '@keel/backend/demo/generatePassword.ts';
import { DEMO_EMAIL } from '@keel/backend/demo/SignIn.ts';

/** The sample investor's password: generated once, then read from `demo-sign-in.txt` in the data folder. */
export async function demoPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-sign-in.txt');
  const stored = /^Password: (\S+)$/m.exec(await readFile(file, 'utf8').catch(() => ''))?.[1];
  if (stored !== undefined) return stored;
  const password = generatePassword();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `E-mail: ${DEMO_EMAIL}\nPassword: ${password}\n`, { mode: 0o600 });
  return password;
}
