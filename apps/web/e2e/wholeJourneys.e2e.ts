import { test } from './support/test.ts';
import { usageModes } from './support/usageModes.ts';
import { walkOf } from './support/walk.ts';
import { wholeJourneys } from './support/wholeJourneys.ts';

/** Timeout of a whole journey over slow 3G on a slow machine, in ms. */
const LONGEST = 300_000;

for (const { name: mode, tags = '@sweep', use, input, prepare } of usageModes) {
  test.describe(mode, () => {
    test.use(use);
    test.describe.configure({ timeout: LONGEST });

    for (const { ids, name, take } of wholeJourneys) {
      test(`[${ids}] ${name}: ${mode} ${tags}`, async ({ page, context, server, person }) => {
        await prepare(context);
        await take(walkOf(page, input), server, person);
      });
    }
  });
}
