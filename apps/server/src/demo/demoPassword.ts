import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_INVESTORS } from '../modules/demo/sampleInvestors.ts';

export const DEMO_EMAIL = SAMPLE_INVESTORS.amelia.email;

/** Letters and figures that cannot be taken for one another: 31 of them, 12 times, is 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/** The sample investor's password: made once, then read from `demo-sign-in.txt` in the data folder. */
export async function demoPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-sign-in.txt');
  const kept = /^Password: (\S+)$/m.exec(await readFile(file, 'utf8').catch(() => ''))?.[1];
  if (kept !== undefined) return kept;
  const password = draw();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `E-mail: ${DEMO_EMAIL}\nPassword: ${password}\n`, { mode: 0o600 });
  return password;
}

function draw(): string {
  return Array.from({ length: GROUPS }, drawGroup).join('-');
}

function drawGroup(): string {
  return Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
