import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAccount, type StorageState, signIn } from './accounts.ts';
import type { KeelServer } from './KeelServer.ts';
import { test as base } from './test.ts';

export interface Investors {
  /** The sample investor, with a balance, an investment and three deposit plans. */
  readonly amelia: StorageState;
  /** A newly verified account without money. */
  readonly newcomer: StorageState;
}

/** This folder's test with two signed-in investors per worker: `test.use(as.amelia)`. */
export const test = base.extend<object, Investors>({
  amelia: [
    async ({ server }, use) => {
      const known = await demoSignIn(server);
      const { storageState } = await signIn(server, { firstName: 'Amelia', lastName: 'Rosenthal', ...known });
      await use(storageState);
    },
    { scope: 'worker' },
  ],
  newcomer: [
    async ({ server }, use, { workerIndex }) => {
      const email = `newcomer${workerIndex}@example.com`;
      const person = { firstName: 'Ana', lastName: 'Bo', email, password: `keel ${email}` };
      const { storageState } = await makeAccount(server, person);
      await use(storageState);
    },
    { scope: 'worker' },
  ],
});

type Provide = (state: StorageState) => Promise<void>;

/** Options that start a test signed in. */
export const as = {
  amelia: { storageState: ({ amelia }: Investors, provide: Provide) => provide(amelia) },
  newcomer: { storageState: ({ newcomer }: Investors, provide: Provide) => provide(newcomer) },
};

/** Signs in as the sample investor: the server generates the password and stores it in its data folder. */
export async function demoSignIn({ dataDir }: KeelServer): Promise<{ email: string; password: string }> {
  const note = await readFile(join(dataDir, 'demo-sign-in.txt'), 'utf8');
  const read = (name: string) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(note)?.[1] ?? '';
  return { email: read('E-mail'), password: read('Password') };
}
