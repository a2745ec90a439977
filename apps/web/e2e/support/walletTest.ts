import { test as base } from './investors.ts';
import { type LeakWatch, watchForLeaks } from './leaks.ts';
import { SECRETS } from './wallet.ts';

export interface WalletFixtures {
  /**
   * Listens for secrets from the start. After each test it fails if one of the known wallet was found; a test that uses
   * another phrase or passcode calls `expectNone` with it.
   */
  readonly leaks: LeakWatch;
}

/** This folder's test of the wallet: every journey fails when a secret leaves the wallet's worker (WALLET-3). */
export const test = base.extend<WalletFixtures>({
  leaks: [
    async ({ context }, provide) => {
      const leaks = watchForLeaks(context);
      await provide(leaks);
      await leaks.expectNone(SECRETS);
    },
    { auto: true },
  ],
});
