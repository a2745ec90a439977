import { count, withinLimit } from '@keel/backend/limits/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';

const LIMIT = { bucket: 'test', max: 1, windowMs: 60_000 };

const fails = async () => {
  throw new Error('The node is away.');
};

describe.each(engines)('limits of attempts on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  it('[AUTH-5] an attempt that throws is not counted, even if the next window has begun', async () => {
    const { db } = keel.context;
    const next = Math.ceil(keel.clock.now().getTime() / LIMIT.windowMs) * LIMIT.windowMs;
    const endOfWindow = () => new Date(next - 1);
    const readings = [endOfWindow()];
    const clock = () => readings.shift() ?? new Date(next);
    await expect(withinLimit({ db, clock }, LIMIT, 'ines', fails)).rejects.toThrow('The node is away.');
    expect(await count(db, endOfWindow, LIMIT, 'ines')).toEqual({ ok: true });
    expect(await count(db, endOfWindow, LIMIT, 'ines')).toEqual({ ok: false, retryAfter: 1 });
  });
});
