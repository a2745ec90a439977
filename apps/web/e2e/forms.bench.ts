import { type Interaction, tryEveryControl } from './support/interactions.ts';
import { as, test } from './support/investors.ts';
import type { Page } from './support/test.ts';
import { enterWithWallet } from './support/wallet.ts';

const ROUNDS = 3;

for (const path of ['/login', '/signup', '/forgot-password']) {
  test(`INP of ${path}`, ({ page }) => measure(page, path));
}

test.describe('signed in', () => {
  test.use(as.amelia);
  for (const path of ['/fund-account', '/withdraw', '/registeration']) {
    test(`INP of ${path}`, ({ page }) => measure(page, path));
  }
});

for (const path of ['/create-wallet', '/import-wallet']) {
  test(`INP of ${path}`, async ({ page, server, person }) => {
    await enterWithWallet(page, server, person);
    await measure(page, path);
  });
}

/** Prints the median of the rounds, their range, the number of interactions, and the slowest one. */
async function measure(page: Page, path: string): Promise<void> {
  const rounds: (readonly Interaction[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: together they would slow each other down
    rounds.push(await tryEveryControl(page, path));
  }
  const sorted = rounds.toSorted((one, other) => inpOf(one) - inpOf(other));
  const median = sorted[Math.floor(ROUNDS / 2)] ?? [];
  const range = `${inpOf(sorted[0])} to ${inpOf(sorted.at(-1))}`;
  process.stdout.write(`\n| ${path} | ${inpOf(median)} | ${range} | ${median.length} | ${median[0]?.what ?? ''} |\n`);
}

/** The slowest interaction, in ms; 0 if none took 16 ms. */
function inpOf(interactions: readonly Interaction[] = []): number {
  return interactions[0]?.ms ?? 0;
}
