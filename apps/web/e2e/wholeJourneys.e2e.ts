import { looks } from './support/looks.ts';
import { test } from './support/test.ts';
import { walkOf } from './support/walk.ts';
import { wholeJourneys } from './support/wholeJourneys.ts';

/** A whole journey over slow 3G, on a machine that is slow too, in ms. */
const LONGEST = 300_000;

for (const { name: look, tags = '@sweep', use, hands, prepare } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.describe.configure({ timeout: LONGEST });

    for (const { ids, name, take } of wholeJourneys) {
      test(`[${ids}] ${name}: ${look} ${tags}`, async ({ page, context, server, person }) => {
        await prepare(context);
        await take(walkOf(page, hands), server, person);
      });
    }
  });
}
