import { after, SECOND } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { requireSameTime } from '@keel/backend/db/requireSameTime.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

describe.each(bothEngines)('the clock of a machine and that of its database, on $name', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await engine.empty();
  });
  afterAll(() => db.close());

  const startAt = (seconds: number) => requireSameTime(db, () => after(new Date(), seconds * SECOND));

  it.each([
    [86_400, 'ahead of'],
    [40, 'ahead of'],
    [-40, 'behind'],
  ])(
    '[OPS-1] with %i seconds of difference the server does not start, and says which way and what to do (M-26)',
    async (seconds, direction) => {
      const refused = startAt(seconds);
      await expect(refused).rejects.toThrow(StartFault);
      await expect(refused).rejects.toThrow(
        new RegExp(
          `^The clock of this machine is \\d+ seconds ${direction} that of the database\\. Set both by a time server`,
        ),
      );
    },
  );

  it.each([-20, 0, 20])('[OPS-1] with %i seconds of difference it starts (M-26)', async (seconds) => {
    await expect(startAt(seconds)).resolves.toBeUndefined();
  });
});
